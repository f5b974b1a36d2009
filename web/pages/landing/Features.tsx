import { CircleCheck, CircleX, Trash2 } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { Threads } from '../../ui/Threads.tsx'

const pairs = [{ from: 'banner', to: 'banner' }] as const
const checks = [
  { name: 'Lines add up', figure: '4,767.80', passed: true },
  { name: 'VAT is 20 %', figure: '953.56', passed: true },
  { name: 'Balance runs', figure: '12.40 off', passed: false },
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
          <h2 className="display">Built for the person who has to sign it off</h2>
          <p className="lead">Reading a document is easy. Trusting the reading is the work. Docmill does the second part with you.</p>
        </div>
        <div className="bento">
          <article className="c7">
            <h3>Every cell names its page</h3>
            <p>
              Page, box and confidence stand beside every value, on a sheet of their own. No more hunting through forty pages for one
              figure.
            </p>
            <div className="vg link-picture" aria-hidden="true">
              <div className="mini">
                <div className="row between faded">
                  <span>Large-print guides</span>
                  <span>240.00</span>
                </div>
                <div className="row between">
                  <span>Banner 2.4 × 6 m</span>
                  <span className="v on" data-from="banner">
                    568.00
                  </span>
                </div>
                <div className="row between faded">
                  <span>Courier, two drops</span>
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
            <h3>Doubt is marked</h3>
            <p>Every value says how sure its reading is. Three values to look at, not three hundred.</p>
            <div className="vg col doubts" aria-hidden="true">
              <div className="q act">
                <span className="cr">4500-881</span>
                <span>Purchase order</span>
                <span className="conf lo">64</span>
              </div>
              <div className="q">
                <span className="cr">2 Jan 2025</span>
                <span>Due date</span>
                <span className="conf lo">71</span>
              </div>
              <div className="q">
                <span className="cr">5,721.36</span>
                <span>Total</span>
                <span className="conf">99</span>
              </div>
            </div>
          </article>
          <article className="c4">
            <h3>It checks the sums</h3>
            <p>Lines, tax and running balances. When they disagree, you hear about it.</p>
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
            <h3>Numbers stay numbers</h3>
            <p>Real dates, real currencies. Leading zeros and long codes stay text.</p>
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
            <h3>Gone when you say</h3>
            <p>Uploads are deleted when the job ends. You choose how long results live.</p>
            <div className="vg" aria-hidden="true">
              <div className="seg keep">
                <span>0</span>
                <span>1 h</span>
                <span aria-current="true">24 h</span>
                <span>7 days</span>
              </div>
              <div className="row between deleted">
                <span className="dim num">Deleted in 23 h 58 min</span>
                <span className={buttonClass('danger', 'small')}>
                  <Trash2 className="i i12" />
                  Delete now
                </span>
              </div>
            </div>
          </article>
        </div>
      </div>
    </section>
  )
}
