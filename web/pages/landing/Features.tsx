import { CircleCheck, CircleX, Trash2 } from 'lucide-react'
import * as texts from '../../texts/landing.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Threads } from '../../ui/Threads.tsx'

const pairs = [{ from: 'banner', to: 'banner' }] as const
const checks = [
  { name: texts.linesAddUp, figure: '4,767.80', passed: true },
  { name: texts.vatIs20, figure: '953.56', passed: true },
  { name: texts.balanceRuns, figure: '12.40 off', passed: false },
] as const
const kinds = [
  ['1.234,50 €', '1,234.50', 'euro'],
  ['14.12.24', '14 Dec 2024', 'date'],
  ['(86,4)', '-86.4', 'number'],
  ['007412', '007412', 'text'],
] as const

/** What the product does for the person who answers for the figures. */
export function Features() {
  return (
    <section className="band" id="features">
      <div className="w">
        <div className="sh">
          <h2 className="display">{texts.builtForThePersonWho}</h2>
          <p className="lead">{texts.readingADocumentIsEasy}</p>
        </div>
        <div className="bento">
          <article className="c7">
            <h3>{texts.everyCellNamesItsPage}</h3>
            <p>{texts.pageBoxAndConfidenceStand}</p>
            <div className="vg link-picture" aria-hidden="true">
              <div className="mini">
                <div className="row between faded">
                  <span>{texts.largePrintGuides}</span>
                  <span>240.00</span>
                </div>
                <div className="row between">
                  <span>{texts.banner246M}</span>
                  <span className="v on" data-from="banner">
                    568.00
                  </span>
                </div>
                <div className="row between faded">
                  <span>{texts.courierTwoDrops}</span>
                  <span>64.00</span>
                </div>
              </div>
              <table className="sheet card">
                <tbody>
                  <tr>
                    <td className="rn">6</td>
                    <td className="r">240.00</td>
                  </tr>
                  <tr>
                    <td className="rn" data-to="banner">
                      7
                    </td>
                    <td className="r on">568.00</td>
                  </tr>
                  <tr>
                    <td className="rn">8</td>
                    <td className="r">64.00</td>
                  </tr>
                </tbody>
              </table>
              <Threads pairs={pairs} />
            </div>
          </article>
          <article className="c5">
            <h3>{texts.doubtIsMarked}</h3>
            <p>{texts.everyValueSaysHowSure}</p>
            <div className="vg col doubts" aria-hidden="true">
              <div className="q act">
                <span className="cr">4500-881</span>
                <span>{texts.purchaseOrder}</span>
                <span className="conf lo">64</span>
              </div>
              <div className="q">
                <span className="cr">{texts.n2Jan2025}</span>
                <span>{texts.dueDate}</span>
                <span className="conf lo">71</span>
              </div>
              <div className="q">
                <span className="cr">5,721.36</span>
                <span>{texts.total}</span>
                <span className="conf">99</span>
              </div>
            </div>
          </article>
          <article className="c4">
            <h3>{texts.itChecksTheSums}</h3>
            <p>{texts.linesTaxAndRunningBalances}</p>
            <div className="vg" aria-hidden="true">
              <ul className="col checks">
                {checks.map(({ name, figure, passed }) => (
                  <li key={name} className={passed ? 'row good' : 'row bad'}>
                    {passed ? <CircleCheck className="i" /> : <CircleX className="i" />}
                    {name}
                    <span className="grow" />
                    <span className="num">{figure}</span>
                  </li>
                ))}
              </ul>
            </div>
          </article>
          <article className="c4">
            <h3>{texts.numbersStayNumbers}</h3>
            <p>{texts.realDatesRealCurrenciesLeading}</p>
            <div className="vg" aria-hidden="true">
              <table className="sheet kinds">
                <tbody>
                  {kinds.map(([printed, value, kind]) => (
                    <tr key={printed}>
                      <td className="faint">{printed}</td>
                      <td className={kind === 'text' ? 'val' : 'val r'}>{value}</td>
                      <td className="faint mono kind">{kind}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </article>
          <article className="c4">
            <h3>{texts.goneWhenYouSay}</h3>
            <p>{texts.uploadsAreDeletedWhenThe}</p>
            <div className="vg" aria-hidden="true">
              <div className="seg keep">
                <span>0</span>
                <span>1 h</span>
                <span aria-current="true">24 h</span>
                <span>{texts.n7Days}</span>
              </div>
              <div className="row between deleted">
                <span className="dim num">{texts.deletedIn23H58}</span>
                <span className={buttonClass('danger', 'small')}>
                  <Trash2 className="i i12" />
                  {texts.deleteNow}
                </span>
              </div>
            </div>
          </article>
        </div>
      </div>
    </section>
  )
}
