import { converters } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isFinal, sentenceFor } from '../../api.ts'
import { ConversionTable } from '../../conversions/ConversionTable.tsx'
import { conversionsQuery } from '../../queries.ts'
import * as texts from '../../texts/dashboard.ts'
import { useTitle } from '../../titles.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { Together } from './Together.tsx'

const perPage = 20
const refreshMs = 3000
const states = [
  { value: '', label: texts.all },
  { value: 'done', label: texts.ready },
  { value: 'running', label: texts.running },
  { value: 'partial', label: texts.inPart },
  { value: 'failed', label: texts.failed },
] as const
const sorts = [
  { value: 'newest', label: texts.newestFirst },
  { value: 'oldest', label: texts.oldestFirst },
  { value: 'name', label: texts.byName },
] as const
type State = (typeof states)[number]['value']
type Sort = (typeof sorts)[number]['value']

/** Every conversion of the account, twenty a page: found by file name, state and tool, in the order asked for. The address says which. */
export default function Conversions() {
  useTitle(texts.allConversions)
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(() => search.get('search') ?? '')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const looked = useDeferredValue(typed.trim())
  const state: State = states.find(({ value }) => value === search.get('state'))?.value ?? ''
  const sort: Sort = sorts.find(({ value }) => value === search.get('sort'))?.value ?? 'newest'
  const converter = converters.find(({ id }) => id === search.get('tool'))?.id ?? ''
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery({
    ...conversionsQuery(page, perPage, { search: looked, state, converter, sort }),
    refetchInterval: (current) => (current.state.data?.conversions.some((conversion) => !isFinal(conversion)) ? refreshMs : false),
  })
  const total = query.data?.total ?? 0
  const rows = query.data?.conversions ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))
  const narrowed = looked !== '' || state !== '' || converter !== ''
  const change = (name: string, value: string) => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        next.delete('page')
        if (value === '' || value === 'newest') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  const turn = (to: number) =>
    setSearch((last) => {
      const next = new URLSearchParams(last)
      next.set('page', String(to))
      return next
    })
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">{texts.allConversions}</h1>
          <p className="dim">{texts.resultsStayAsLongAs}</p>
        </div>
        <input
          className="in find"
          type="search"
          aria-label={texts.findByFileName}
          placeholder={texts.findByFileName}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            change('search', event.target.value.trim())
          }}
        />
      </div>
      <div className="row wrap list-tools">
        <Segmented label={texts.state} value={state} choices={states} onChange={(value) => change('state', value)} />
        <select className="in pick" aria-label={texts.tool} value={converter} onChange={(event) => change('tool', event.target.value)}>
          <option value="">{texts.allTools}</option>
          {converters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select className="in pick" aria-label={texts.order} value={sort} onChange={(event) => change('sort', event.target.value)}>
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="grow" />
        {rows.length > 1 && chosen.length < rows.length && (
          <Button kind="quiet" size="small" onClick={() => setSelected(new Set(rows.map(({ id }) => id)))}>
            {texts.chooseAll}
            {rows.length}
          </Button>
        )}
        {chosen.length > 0 && <Together conversions={chosen} onDone={() => setSelected(new Set())} />}
      </div>
      {query.isPending && <Skeleton widths={[92, 84, 88, 70]} />}
      {query.isError && <Fault title={texts.theConversionsCouldNotBe}>{sentenceFor(query.error, texts.tryAgainInAMoment)}</Fault>}
      {query.data &&
        (query.data.conversions.length > 0 ? (
          <>
            <ConversionTable
              conversions={query.data.conversions}
              label={texts.allConversions}
              selected={selected}
              onSelect={(id, on) => setSelected((last) => new Set(on ? [...last, id] : [...last].filter((each) => each !== id)))}
            />
            {total > perPage && (
              <nav className="pager" aria-label={texts.pages}>
                <span className="faint num">
                  {(page - 1) * perPage + 1}
                  {texts.to}
                  {Math.min(page * perPage, total)}
                  {texts.ofLabel}
                  {total}
                </span>
                <span className="row">
                  <Button size="small" disabled={page === 1} onClick={() => turn(page - 1)}>
                    {texts.previous}
                  </Button>
                  <Button size="small" disabled={page * perPage >= total} onClick={() => turn(page + 1)}>
                    {texts.next}
                  </Button>
                </span>
              </nav>
            )}
          </>
        ) : (
          <div className="card">
            <EmptyState
              title={looked ? texts.noFileOfThatName : narrowed ? texts.nothingOfThisKind : texts.nothingConvertedYet}
              actions={
                !narrowed && (
                  <Link className={buttonClass('primary')} to="/dashboard/converters">
                    {texts.chooseATool}
                  </Link>
                )
              }
            >
              {narrowed ? texts.onlyFileNamesAreSearched : texts.chooseAToolDropA}
            </EmptyState>
          </div>
        ))}
    </>
  )
}
