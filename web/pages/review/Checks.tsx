import { ChevronDown, CircleCheck, CircleX } from 'lucide-react'
import * as texts from '../../texts/review.ts'
import { titled } from '../../viewer/targets.ts'
import { pathsOfCheck } from './questions.ts'
import type { Review } from './useReview.ts'

/** Arithmetic and format checks of all sheets, the failed ones first. They rerun with every correction. */
export function Checks({ review }: { readonly review: Review }) {
  const checks = review.document.sheets.flatMap((sheet, index) =>
    sheet.checks.filter(({ outcome }) => outcome !== 'not-applicable').map((check) => ({ check, sheet: index })),
  )
  if (checks.length === 0) return null
  const failed = checks.filter(({ check }) => check.outcome === 'failed')
  const passed = checks.length - failed.length
  // Twenty-five lines that add up are one thing to know; each that does not is one to look at.
  const names = new Map<string, number>()
  for (const { check } of checks) if (check.outcome === 'passed') names.set(check.name, (names.get(check.name) ?? 0) + 1)
  const once = new Set<string>()
  const isFirst = (name: string) => !once.has(name) && once.add(name)
  const sorted = [...failed, ...checks.filter(({ check }) => check.outcome === 'passed' && isFirst(check.name))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="chk" aria-labelledby="checks-title" data-area="checks" tabIndex={0}>
      {/* While all agree, one line says so; what does not is laid open. */}
      <details key={failed.length > 0 ? 'failed' : 'passed'} open={failed.length > 0}>
        <summary className="row small">
          <h2 id="checks-title">{texts.checks}</h2>
          <span className="row" role="status">
            {failed.length > 0 && (
              <span className="chip bad num">
                {failed.length}
                {texts.failed}
              </span>
            )}
            <span className="faint num">
              {passed}
              {texts.passed}
            </span>
          </span>
          <ChevronDown className="i i14 faint" aria-hidden="true" />
        </summary>
        <ul>
          {sorted.map(({ check, sheet }, index) => {
            const path = pathsOfCheck(check)[0]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: checks have no identity beyond their place
              <li key={index} className={check.outcome === 'failed' ? 'ko' : undefined}>
                {check.outcome === 'failed' ? (
                  <CircleX className="i i14" aria-hidden="true" />
                ) : (
                  <CircleCheck className="i i14 ok" aria-hidden="true" />
                )}
                {check.outcome === 'failed' && path ? (
                  <button type="button" title={check.detail} onClick={() => review.choose({ kind: 'field', sheet, path })}>
                    <span className="trunc">
                      {titleOfCheck(check.name)} <span className="said">{check.detail}</span>
                    </span>
                  </button>
                ) : (
                  <span className="trunc" title={(names.get(check.name) ?? 0) > 1 ? undefined : check.detail}>
                    {titleOfCheck(check.name)}
                    {(names.get(check.name) ?? 0) > 1 && <span className="faint num"> × {names.get(check.name)}</span>}
                  </span>
                )}
                <span className="sr">{check.outcome === 'failed' ? texts.checkFailed : texts.checkPassed}</span>
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}

/** What a check looks at, as a person would say it; those of other makers keep their own name. */
const titleOfCheck = (name: string): string => titles[name] ?? titled(undefined, name)

const titles: Readonly<Record<string, string>> = {
  'line-amount': texts.quantityTimesPrice,
  'lines-sum': texts.linesAddUp,
  'net-tax-gross': texts.netAndTax,
  'subtotal-tax-total': texts.subtotalAndTax,
  'paid-due': texts.totalLessPaid,
  'paid-change': texts.paidLessChange,
  'tax-rate': texts.taxAtItsRate,
  'tax-sum': texts.taxesAddUp,
  'iban-digits': texts.ibanCheckDigits,
  'vat-digits': texts.vatNumberDigits,
  balance: texts.openingToClosingBalance,
  'running-balance': texts.runningBalance,
  'due-after-issue': texts.dueAfterItsDate,
  'due-by-terms': texts.dueDateByTheTerms,
  'embedded-data': texts.sameAsTheFilesOwn,
}
