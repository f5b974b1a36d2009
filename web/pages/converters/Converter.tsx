import { type Conversion, type Converter, converters, type Site, type Template } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api.ts'
import { takeHandedOver } from '../../conversions/handover.ts'
import { glyphFrom } from '../../conversions/words.ts'
import { usePreferences } from '../../preferences.ts'
import { conversionQuery, siteQuery, templatesQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { FormatGlyph } from '../../ui/FormatGlyph.tsx'
import { useFileDrop } from '../../ui/file-drop.ts'
import { Skeleton } from '../../ui/Spinner.tsx'
import './converters.css'
import * as texts from '../../texts/converters.ts'
import { type Choices, choicesLike, firstChoices } from './choices.ts'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import { QuotePanel } from './QuotePanel.tsx'
import { useQuote } from './quote.ts'
import { useUploads } from './uploads.ts'

/** The page of one tool: files in, options, price, start. */
export default function ConverterPage() {
  const { tool } = useParams()
  const site = useQuery(siteQuery)
  const converter = converters.find(({ id }) => id === tool)
  const [search] = useSearchParams()
  const like = search.get('like')
  const templateId = search.get('template')
  const templates = useQuery({ ...templatesQuery, enabled: templateId !== null })
  const earlier = useQuery({ ...conversionQuery(like ?? ''), enabled: like !== null })
  useTitle(converter?.title ?? texts.converters)
  return (
    <>
      <Link className={buttonClass('quiet', 'small', 'crumb')} to="/dashboard/converters">
        <ArrowLeft className="i i14" aria-hidden="true" />
        {texts.converters}
      </Link>
      <div className="head-row">
        <h1 className="h-page">{converter?.title ?? texts.noSuchTool}</h1>
        {converter && <FormatGlyph from={glyphFrom(converter.accepts)} to={converter.formats[0]} />}
      </div>
      {site.isPending && <Skeleton widths={[100, 100, 60]} />}
      {site.isError && <Fault title={texts.theToolCouldNotBe}>{sentenceFor(site.error, texts.tryAgainInAMoment)}</Fault>}
      {site.data &&
        !(like !== null && earlier.isPending) &&
        !(templateId !== null && templates.isPending) &&
        (converter && site.data.available.converters.includes(converter.id) ? (
          <Workplace
            key={`${converter.id}/${like ?? ''}`}
            converter={converter}
            site={site.data}
            like={earlier.data ?? null}
            pages={/^[\d, -]*$/.test(search.get('pages') ?? '') ? (search.get('pages') ?? '') : ''}
            template={templates.data?.templates.find(({ id }) => id === templateId) ?? null}
          />
        ) : (
          <div className="card">
            <EmptyState
              title={converter ? texts.notAvailableYet : texts.thereIsNoToolAt}
              actions={
                <Link className={buttonClass('primary')} to="/dashboard/converters">
                  {texts.seeAllTools}
                </Link>
              }
            >
              {converter ? texts.isNotPartOfThis(converter.title) : texts.chooseOneOfTheSix}
            </EmptyState>
          </div>
        ))}
    </>
  )
}

function Workplace({
  converter,
  site,
  like,
  pages,
  template,
}: {
  readonly converter: Converter
  readonly site: Site
  /** An earlier conversion whose options are taken over. */
  readonly like: Conversion | null
  /** The pages to choose of the files that come: those that failed the first time; empty for all. */
  readonly pages: string
  /** A saved list of fields to look for. */
  readonly template: Template | null
}) {
  const { retentionHours } = usePreferences()
  const uploads = useUploads(converter, site.limits, pages)
  const begin = firstChoices(converter, site, retentionHours)
  const [choices, setChoices] = useState<Choices>(() => {
    const choices = like ? choicesLike(like.options, begin, converter) : begin
    return template ? { ...choices, fields: template.fields, documentType: template.documentType } : choices
  })
  const quote = useQuote(converter, uploads, choices)
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const files = takeHandedOver()
    if (files.length > 0) uploads.add(files)
  })
  const over = useFileDrop(uploads.add)
  return (
    <div className="work">
      <div className="col">
        {like && uploads.entries.length === 0 && (
          <Banner tone="plain">
            {texts.theOptionsOf}
            <b className="wrap-anywhere">{like.fileName}</b>
            {texts.areChosen}{' '}
            {pages === ''
              ? texts.dropAFileToUse
              : texts.chooseTheFileAgainOf(pages.includes(',') ? 'pages' : 'page', pages.replaceAll(',', ', '))}
          </Banner>
        )}
        <DropZone converter={converter} limits={site.limits} over={over} compact={uploads.entries.length > 0} onFiles={uploads.add} />
        <FileList converter={converter} uploads={uploads} quote={quote.shown} limits={site.limits} />
      </div>
      <QuotePanel
        converter={converter}
        uploads={uploads}
        quote={quote}
        choices={choices}
        onChoices={setChoices}
        formats={site.available.formats}
      />
    </div>
  )
}
