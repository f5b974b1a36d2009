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
import { Skeleton } from '../../ui/Spinner.tsx'

const perPage = 20
const refreshMs = 3000

/** Every conversion of the account, newest first, twenty a page, found by file name. */
export default function Conversions() {
  useTitle('All conversions')
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState('')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const looked = useDeferredValue(typed.trim())
  const query = useQuery({
    ...conversionsQuery(page, perPage, looked),
    refetchInterval: (current) => (current.state.data?.conversions.some((conversion) => !isFinal(conversion)) ? refreshMs : false),
  })
  const total = query.data?.total ?? 0
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
      {query.isPending && <Skeleton widths={[92, 84, 88, 70]} />}
      {query.isError && <Fault title="The conversions could not be loaded">{sentenceFor(query.error, 'Try again in a moment.')}</Fault>}
      {query.data &&
        (query.data.conversions.length > 0 ? (
          <>
            <ConversionTable conversions={query.data.conversions} label="All conversions" />
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
              title={looked ? 'No file of that name' : 'Nothing converted yet'}
              actions={
                !looked && (
                  <Link className={buttonClass('primary')} to="/dashboard/converters">
                    Choose a tool
                  </Link>
                )
              }
            >
              {looked
                ? 'Only file names are searched, never what stands in a document.'
                : 'Choose a tool, drop a file, see the price, convert.'}
            </EmptyState>
          </div>
        ))}
    </>
  )
}
