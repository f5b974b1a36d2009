import { type Converter, converters } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Server } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceFor } from '../../api.ts'
import { handOver, toolFor } from '../../conversions/handover.ts'
import { glyphFrom } from '../../conversions/words.ts'
import { siteQuery } from '../../queries.ts'
import { useShortcuts } from '../../shortcuts.ts'
import { useTitle } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { FormatGlyph } from '../../ui/FormatGlyph.tsx'
import { useFileDrop } from '../../ui/file-drop.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import './converters.css'
import * as texts from '../../texts/converters.ts'

type Filter = 'all' | 'excel' | 'text'
const toExcel = (tool: Converter): boolean => (tool.formats as readonly string[]).includes('xlsx')

/** The six tools with their prices. Those that this version does not deliver are shown as not available. */
export default function List() {
  useTitle(texts.converters)
  const navigate = useNavigate()
  const site = useQuery(siteQuery)
  const [filter, setFilter] = useState<Filter>('all')
  const available = site.data?.available.converters ?? []
  const open = (tool: Converter | undefined) => tool && available.includes(tool.id) && navigate(`/dashboard/converters/${tool.id}`)
  useShortcuts(Object.fromEntries(converters.map((tool, index) => [String(index + 1), () => open(tool)])))
  useFileDrop((files) => {
    handOver(files)
    open(converters.find(({ id }) => id === toolFor(files).find((known) => available.includes(known))))
  })
  const shown = converters.filter((tool) => filter === 'all' || toExcel(tool) === (filter === 'excel'))
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">{texts.converters}</h1>
          <p className="dim">{texts.pricesArePerPageOr}</p>
        </div>
        <span className="row wrap">
          <Link className={buttonClass('quiet')} to="/dashboard/templates">
            {texts.templates}
          </Link>
          <Segmented
            label={texts.filter}
            value={filter}
            onChange={setFilter}
            choices={[
              { value: 'all', label: 'All' },
              { value: 'excel', label: 'To Excel' },
              { value: 'text', label: 'To text' },
            ]}
          />
        </span>
      </div>
      {site.isError && <Fault title={texts.theToolsCouldNotBe}>{sentenceFor(site.error, texts.tryAgainInAMoment)}</Fault>}
      <div className="tools">
        {shown.map((tool) => (
          <Tool key={tool.id} tool={tool} number={converters.indexOf(tool) + 1} available={site.isPending || available.includes(tool.id)} />
        ))}
      </div>
      <div className="ban">
        <span className="ban-icon">
          <Server className="i i20" aria-hidden="true" />
        </span>
        <div className="grow">
          <b>{texts.documentsThatMayNotLeave}</b>
          <p>{texts.runTheSameEngineOn}</p>
        </div>
        <Link className={buttonClass()} to="/onPremise">
          {texts.contactSales}
        </Link>
      </div>
      <p className="faint small after">{texts.pressANumberToOpen}</p>
    </>
  )
}

function Tool({ tool, number, available }: { readonly tool: Converter; readonly number: number; readonly available: boolean }) {
  const content = (
    <>
      <div className="row between">
        <FormatGlyph from={glyphFrom(tool.accepts)} to={tool.formats[0]} />
        {available ? (
          <span className="kbd" aria-hidden="true">
            {number}
          </span>
        ) : (
          <Chip>{texts.notAvailableYet}</Chip>
        )}
      </div>
      <div>
        <h2>{tool.title}</h2>
        <p>{tool.description}</p>
      </div>
      <div className="row between ft">
        <span className="row">
          <Coin />
          <b className="num">{tool.perUnit}</b>
          <span className="dim">
            {texts.per}
            {tool.unit}
          </span>
        </span>
        {available && (
          <span className="go">
            <ArrowRight className="i" aria-hidden="true" />
          </span>
        )}
      </div>
    </>
  )
  if (!available) return <div className="tool off">{content}</div>
  return (
    <Link className="tool" to={`/dashboard/converters/${tool.id}`} aria-keyshortcuts={String(number)}>
      {content}
    </Link>
  )
}
