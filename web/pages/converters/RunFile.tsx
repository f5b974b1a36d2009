import { type Conversion, type FoundDocument, readsFields } from '@docmill/contracts'
import { Check, CircleX, Download, RotateCcw, ScanEye, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isFinal, sentenceFor } from '../../api.ts'
import { DeleteDialog } from '../../conversions/DeleteDialog.tsx'
import { nameOfKind } from '../../conversions/document-types.ts'
import { saveResult } from '../../conversions/save.ts'
import { anotherTryOf, formatName, reasonFor, repeatOf, reviewOf, statusOf, uncheckedOf, units } from '../../conversions/words.ts'
import * as texts from '../../texts/converters.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { PaperSketch } from '../../ui/Paper.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { dateIn, figure, momentOf, sizeOf } from '../../ui/words.ts'
import { isPictured, usePagePicture } from '../../viewer/page-picture.ts'
import { spanOf } from './log.ts'

const EarlyPage = lazy(async () => ({ default: (await import('./EarlyPage.tsx')).EarlyPage }))

/** Page tiles shown at first; more on demand, since each may fetch a picture. */
const tilesAtFirst = 24

/** One file of a run: its pages as tiles, and, once it has ended, its results. */
export function RunFile({ conversion }: { readonly conversion: Conversion }) {
  const [all, setAll] = useState(false)
  const final = isFinal(conversion)
  const { tone, text } = statusOf(conversion)
  const shown = all ? conversion.pages : conversion.pages.slice(0, tilesAtFirst)
  return (
    <section className="card run-file" aria-label={conversion.fileName}>
      <div className="file-head">
        <h2>{conversion.fileName}</h2>
        {final ? (
          <Chip tone={tone}>{text}</Chip>
        ) : (
          <span className="faint small num">{units(conversion.converter, conversion.pagesTotal, conversion.fileType)}</span>
        )}
      </div>
      {final && <Outcome conversion={conversion} />}
      {conversion.state !== 'expired' && (
        <div className="prog">
          {shown.map((page) => (
            <PageTile key={page.page} conversion={conversion} page={page} reading={isReading(conversion, page.page)} />
          ))}
        </div>
      )}
      {conversion.state !== 'expired' && shown.length < conversion.pages.length && (
        <Button className="more-pages" size="small" onClick={() => setAll(true)}>
          {texts.showAll}
          {figure(conversion.pages.length)}
          {texts.pages3}
        </Button>
      )}
    </section>
  )
}

/** Documents that are listed at most; a file may hold hundreds. */
const mostListed = 12

/** What kinds of documents a file holds, on which pages, with how many fields, and which of them do not add up. */
function Documents({ documents }: { readonly documents: readonly FoundDocument[] }) {
  return (
    <ul className="documents num" aria-label={texts.documentsFound}>
      {documents.slice(0, mostListed).map(({ kind, pages, fields, failedChecks }) => (
        <li key={`${pages.join()}-${kind}`}>
          <Chip tone="plain">{nameOfKind(kind)}</Chip>
          <span className="dim">
            {spanOf(pages)}, {texts.fieldsFound(fields)}
          </span>
          {failedChecks > 0 && <Chip tone="bad">{texts.checksFailed(failedChecks)}</Chip>}
        </li>
      ))}
      {documents.length > mostListed && <li className="faint">{texts.moreDocuments(documents.length - mostListed)}</li>}
    </ul>
  )
}

/** Pages are read in order: the first that still waits is the one being read. */
function isReading(conversion: Conversion, page: number): boolean {
  return conversion.state === 'running' && conversion.pages.find(({ outcome }) => outcome === 'waiting')?.page === page
}

function Outcome({ conversion }: { readonly conversion: Conversion }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [saving, setSaving] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [deleting, setDeleting] = useState(false)
  const { converter, credits, formats, tables, documents, expiresAt, error, state } = conversion
  const failed = conversion.pages.filter((page) => page.outcome === 'failed')
  const review = reviewOf(conversion)
  const unchecked = uncheckedOf(conversion)
  const blank = conversion.pages.filter((page) => page.outcome === 'blank').length
  const save = async (result: Conversion['formats'][number]) => {
    setSaving(result.format)
    setFault(null)
    try {
      await saveResult(conversion.id, result)
      toast(texts.downloaded(result.fileName))
    } catch (thrown) {
      setFault(sentenceFor(thrown, texts.theResultCouldNotBe))
    } finally {
      setSaving(null)
    }
  }
  return (
    <>
      <div className="facts num">
        {tables !== null && !readsFields(converter) && (
          <span>
            <b>{figure(tables)}</b> {tables === 1 ? texts.table : texts.tables}
            {texts.found}
          </span>
        )}
        <span>
          <b>{figure(credits.charged)}</b>
          {texts.creditsCharged}
        </span>
        {credits.returned > 0 && (
          <span>
            <b>{figure(credits.returned)}</b>
            {texts.returned2}
          </span>
        )}
        {blank > 0 && (
          <span>
            {texts.blankPages(blank)}
            {texts.notCharged}
          </span>
        )}
        {expiresAt && state !== 'expired' && (
          <span>
            {texts.keptUntil}
            {momentOf(dateIn(expiresAt))}
          </span>
        )}
      </div>
      {documents !== null && documents.length > 0 && <Documents documents={documents} />}
      {error && state !== 'cancelled' && (
        <Fault title={texts.theFileCouldNotBe} code={error.code}>
          {error.message}
          {texts.nothingWasCharged}{' '}
          <Link className="link" to={repeatOf(conversion)}>
            {texts.chooseTheFileAgainWith}
          </Link>
          {texts.itWasDeletedWhenThe}
        </Fault>
      )}
      {failed.length > 0 && state === 'partial' && <FailedPages conversion={conversion} failed={failed} />}
      {fault && <Banner tone="bad">{fault}</Banner>}
      {state === 'expired' && <p className="dim">{texts.theResultsWereDeletedAs}</p>}
      {(formats.length > 0 || state !== 'expired') && (
        <div className="gets">
          {review && (
            <Link className={buttonClass('primary')} to={review}>
              <ScanEye className="i i14" aria-hidden="true" />
              {texts.review}
              {unchecked > 0 ? texts.toCheck(figure(unchecked)) : ''}
            </Link>
          )}
          {formats.map((result, index) => (
            <Button
              key={result.format}
              kind={index === 0 && !review ? 'primary' : 'plain'}
              busy={saving === result.format}
              onClick={() => void save(result)}
            >
              <Download className="i i14" aria-hidden="true" />
              {texts.download}
              {formatName[result.format]}, {sizeOf(result.bytes)}
            </Button>
          ))}
          <Button kind="danger" onClick={() => setDeleting(true)}>
            <Trash2 className="i i14" aria-hidden="true" />
            {texts.deleteNow}
          </Button>
        </div>
      )}
      {formats.map(({ format, losses }) => (
        <Losses key={format} name={formatName[format] ?? format} losses={losses} />
      ))}
      <DeleteDialog
        conversion={deleting ? conversion : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate('/dashboard/conversions', { replace: true })}
      />
    </>
  )
}

/** What did not fit a format, to be opened by whoever wants to know; nothing when all did. */
function Losses({ name, losses }: { readonly name: string; readonly losses: readonly string[] }) {
  if (losses.length === 0) return null
  return (
    <details className="op-more losses">
      <summary>
        <span>{texts.whatTheFileLeavesOut(name)}</span>
        <span className="num">{figure(losses.length)}</span>
      </summary>
      <ul className="dim small">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </details>
  )
}

/** Pages that could not be read, each with its reason and code, and the way to try them alone. */
function FailedPages({ conversion, failed }: { readonly conversion: Conversion; readonly failed: Conversion['pages'] }) {
  const numbers = failed.map(({ page }) => page)
  return (
    <div className="failed">
      <ul>
        {failed.map(({ page, reason }) => (
          <li key={page}>
            <b>
              {texts.page}
              {page}
            </b>
            {texts.couldNotBeRead}
            {reasonFor(reason)}
            {texts.notCharged2}
            {reason && <code className="mono faint"> {reason}</code>}
          </li>
        ))}
      </ul>
      <p className="row wrap">
        <Link className={buttonClass('plain', 'small')} to={anotherTryOf(conversion, numbers)}>
          <RotateCcw className="i i14" aria-hidden="true" />
          {texts.tryLabel}
          {failed.length === 1 ? texts.page2(numbers[0] ?? 1) : texts.pages2(failed.length)}
          {texts.again}
        </Link>
        <span className="dim small">
          {texts.theFileWasDeletedWhen} {failed.length === 1 ? texts.thisPageIs : texts.thesePagesAre}
          {texts.thenReadAndCharged}
        </span>
      </p>
    </div>
  )
}

interface TileProps {
  readonly conversion: Conversion
  readonly page: Conversion['pages'][number]
  readonly reading: boolean
}

function PageTile({ conversion, page, reading }: TileProps) {
  const picture = usePagePicture(conversion.id, page.page, hasPicture(conversion, page))
  const [open, setOpen] = useState(false)
  const early = conversion.state === 'running' && page.early !== undefined
  const review = page.outcome === 'read' ? reviewOf(conversion) : null
  const shown = picture ? (
    <span className="page photo">
      <img src={picture} alt={texts.page3(page.page)} />
    </span>
  ) : (
    <PaperSketch seed={page.page} blank={page.outcome === 'blank' || page.outcome === 'failed'} />
  )
  return (
    <div className={page.outcome === 'waiting' && !reading ? 'pt waiting' : 'pt'}>
      <div className="sheet-box">
        {early ? (
          <button type="button" className="open-page" aria-label={texts.lookAtPageNow(page.page)} onClick={() => setOpen(true)}>
            {shown}
          </button>
        ) : review ? (
          <Link className="open-page" to={`${review}?page=${page.page}`} aria-label={texts.pageInTheReview(page.page)}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {reading && <div className="scan" aria-hidden="true" />}
      </div>
      <div className="lb">
        <span className="num">{page.page}</span>
        {page.outcome === 'read' && (
          <span className="ok">
            <Check className="i i14" aria-hidden="true" />
            <span className="sr">{texts.read}</span>
          </span>
        )}
        {page.outcome === 'failed' && (
          <span className="ko">
            <CircleX className="i i14" aria-hidden="true" />
            <span className="sr">{texts.failed}</span>
          </span>
        )}
        {page.outcome !== 'read' && page.outcome !== 'failed' && (
          <span>{reading ? texts.pageIsBeingRead : standingOf(conversion, page)}</span>
        )}
      </div>
      <Suspense>
        {open && (
          <EarlyPage conversionId={conversion.id} page={page.page} pictures={hasPicture(conversion, page)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}

/** The word under a page that holds no text or was not read. */
const standingOf = ({ state }: Conversion, { outcome }: Conversion['pages'][number]): string =>
  outcome === 'blank' ? texts.pageIsBlank : state === 'queued' || state === 'running' ? texts.pageIsWaiting : texts.pageWasNotRead

/** While a conversion runs the pictures come one by one; they stay as long as its results. */
const hasPicture = (conversion: Conversion, { page, early }: Conversion['pages'][number]): boolean =>
  conversion.state === 'running'
    ? early === 'picture'
    : (conversion.state === 'done' || conversion.state === 'partial') && isPictured(conversion, page)
