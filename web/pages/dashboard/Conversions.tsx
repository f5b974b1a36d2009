import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isFinal, sentenceFor } from '../../api.ts'
import { ConversionTable } from '../../conversions/ConversionTable.tsx'
import { conversionsQuery } from '../../queries.ts'
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
  { value: '', label: 'All' },
  { value: 'done', label: 'Ready' },
  { value: 'running', label: 'Running' },
  { value: 'partial', label: 'In part' },
  { value: 'failed', label: 'Failed' },
] as const
type State = (typeof states)[number]['value']

/** Every conversion of the account, newest first, twenty a page, found by file name. */
export default function Conversions() {
  useTitle('All conversions')
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState('')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const looked = useDeferredValue(typed.trim())
  const [state, setState] = useState<State>('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery({
    ...conversionsQuery(page, perPage, looked, state),
    refetchInterval: (current) => (current.state.data?.conversions.some((conversion) => !isFinal(conversion)) ? refreshMs : false),
  })
  const total = query.data?.total ?? 0
  const chosen = (query.data?.conversions ?? []).filter(({ id }) => selected.has(id))
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">All conversions</h1>
          <p className="dim">Results stay as long as you chose, then they are deleted.</p>
        </div>
        <input
          className="in find"
          type="search"
          aria-label="Find by file name"
          placeholder="Find by file name"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setSearch({}, { replace: true })
          }}
        />
      </div>
      <div className="row wrap list-tools">
        <Segmented
          label="State"
          value={state}
          choices={states}
          onChange={(value) => {
            setState(value)
            setSearch({}, { replace: true })
          }}
        />
        <span className="grow" />
        {chosen.length > 0 && <Together conversions={chosen} onDone={() => setSelected(new Set())} />}
      </div>
      {query.isPending && <Skeleton widths={[92, 84, 88, 70]} />}
      {query.isError && <Fault title="The conversions could not be loaded">{sentenceFor(query.error, 'Try again in a moment.')}</Fault>}
      {query.data &&
        (query.data.conversions.length > 0 ? (
          <>
            <ConversionTable
              conversions={query.data.conversions}
              label="All conversions"
              selected={selected}
              onSelect={(id, on) => setSelected((last) => new Set(on ? [...last, id] : [...last].filter((each) => each !== id)))}
            />
            {total > perPage && (
              <nav className="pager" aria-label="Pages">
                <span className="faint num">
                  {(page - 1) * perPage + 1} to {Math.min(page * perPage, total)} of {total}
                </span>
                <span className="row">
                  <Button size="small" disabled={page === 1} onClick={() => setSearch({ page: String(page - 1) })}>
                    Previous
                  </Button>
                  <Button size="small" disabled={page * perPage >= total} onClick={() => setSearch({ page: String(page + 1) })}>
                    Next
                  </Button>
                </span>
              </nav>
            )}
          </>
        ) : (
          <div className="card">
            <EmptyState
              title={looked ? 'No file of that name' : state ? 'Nothing in this state' : 'Nothing converted yet'}
              actions={
                !looked &&
                !state && (
                  <Link className={buttonClass('primary')} to="/dashboard/converters">
                    Choose a tool
                  </Link>
                )
              }
            >
              {looked || state
                ? 'Only file names are searched, never what stands in a document.'
                : 'Choose a tool, drop a file, see the price, convert.'}
            </EmptyState>
          </div>
        ))}
    </>
  )
}
