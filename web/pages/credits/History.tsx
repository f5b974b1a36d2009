import { creditMessages, errors, limits } from '@docmill/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { fetchReceipt, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import { transactionsQuery } from '../../queries.ts'
import * as texts from '../../texts/credits.ts'
import { Button } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { dateIn, figure, momentOf } from '../../ui/words.ts'
import { dollars } from './money.ts'

const perPage = limits.transactionsPerPage
/** Page buttons shown at once, around the current one. */
const buttonsShown = 5

/** What came and went, newest first, ten a page. */
export function History() {
  const [page, setPage] = useState(1)
  const history = useQuery(transactionsQuery(page, perPage))
  const total = history.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  const first = Math.max(1, Math.min(page - Math.floor(buttonsShown / 2), pages - buttonsShown + 1))
  const numbers = Array.from({ length: Math.min(buttonsShown, pages) }, (_, index) => first + index)
  return (
    <section className="sec" aria-labelledby="history">
      <div className="section-head">
        <h2 className="h2" id="history">
          {texts.history}
        </h2>
      </div>
      {history.isPending && <Skeleton widths={[94, 88, 90]} />}
      {history.isError && <Fault title={creditMessages.transactions}>{texts.tryAgainInAMoment}</Fault>}
      {history.data && (
        <div className="card">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys (WCAG 2.1.1) */}
          <section className="scroll-x" aria-label={texts.tableOfTransactions} tabIndex={0}>
            <table className="tbl history">
              <thead>
                <tr>
                  <th>{texts.when}</th>
                  <th>{texts.what}</th>
                  <th>{texts.order}</th>
                  <th className="r">{texts.amount}</th>
                  <th className="r">{texts.credits}</th>
                </tr>
              </thead>
              <tbody>
                {history.data.transactions.map((transaction) => (
                  <tr key={transaction.id}>
                    <td className="dim">{momentOf(dateIn(transaction.createdAt))}</td>
                    <td>{transaction.description}</td>
                    <td className="mono faint">
                      {transaction.order_id && transaction.kind === 'purchase' ? (
                        <Receipt orderId={transaction.order_id} />
                      ) : (
                        transaction.order_id?.slice(-8)
                      )}
                    </td>
                    <td className="r dim">{transaction.amount === null ? '' : dollars(transaction.amount)}</td>
                    <td className={transaction.credits > 0 ? 'r plus' : 'r'}>
                      <b>{transaction.credits > 0 ? `+${figure(transaction.credits)}` : `−${figure(-transaction.credits)}`}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <nav className="row between history-foot" aria-label={texts.pagesOfTheHistory}>
            <span className="faint num">
              {total === 0 ? texts.nothingYet : texts.toOf((page - 1) * perPage + 1, Math.min(page * perPage, total), figure(total))}
            </span>
            <span className="row">
              <Button
                kind="quiet"
                size="small"
                iconOnly
                aria-label={texts.previousPage}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                <ChevronLeft className="i i14" aria-hidden="true" />
              </Button>
              {numbers.map((number) => (
                <Button
                  key={number}
                  kind="quiet"
                  size="small"
                  className="num"
                  aria-label={texts.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => setPage(number)}
                >
                  {number}
                </Button>
              ))}
              <Button
                kind="quiet"
                size="small"
                iconOnly
                aria-label={texts.nextPage}
                disabled={page >= pages}
                onClick={() => setPage(page + 1)}
              >
                <ChevronRight className="i i14" aria-hidden="true" />
              </Button>
            </span>
          </nav>
        </div>
      )}
    </section>
  )
}

/** The end of an order's id, as a button that saves its receipt. */
function Receipt({ orderId }: { readonly orderId: string }) {
  const saving = useMutation({ mutationFn: async () => saveBlob(await fetchReceipt(orderId), `receipt-${orderId.slice(-8)}.pdf`) })
  const shown = orderId.slice(-8)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="mono"
        busy={saving.isPending}
        aria-label={texts.saveTheReceipt(shown)}
        title={texts.saveTheReceiptAsPdf}
        onClick={() => saving.mutate()}
      >
        {shown}
        <Download className="i i14" aria-hidden="true" />
      </Button>
      {saving.isError && <span role="alert">{sentenceFor(saving.error, errors['receipt-not-found'].sentence)}</span>}
    </>
  )
}
