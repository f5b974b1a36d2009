import { ArrowRight, Download, FileSpreadsheet, ScanSearch } from 'lucide-react'
import { Link } from 'react-router'
import { statistics } from '../../texts/content.ts'
import * as texts from '../../texts/landing.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Threads } from '../../ui/Threads.tsx'
import { Invoice, invoiceLines } from './papers/Invoice.tsx'

const marked = ['number', 'amount-0', 'amount-3', 'total']
const pairs = [
  { from: 'number', to: 'file' },
  { from: 'amount-0', to: 'row-2' },
  { from: 'amount-3', to: 'row-5' },
  { from: 'total', to: 'row-11' },
] as const

const rows: readonly { readonly cells: readonly [string, string, string, string]; readonly linked: boolean }[] = [
  { cells: [texts.description, texts.quantity, texts.unitPrice, texts.amount], linked: false },
  ...invoiceLines.map((cells, index) => ({ cells, linked: index === 0 || index === 3 })),
  { cells: [texts.subtotal, '', '', '4,767.80'], linked: false },
  { cells: ['VAT 20 %', '', '', '953.56'], linked: false },
  { cells: [texts.total, '', '', '5,721.36'], linked: true },
]

/** The claim, shown: an invoice, the sheet made from it, and a thread from each marked cell to its place on the page. */
export function Hero() {
  return (
    <section className="band hero">
      <div className="w">
        <div className="top2">
          <h1 className="display">
            {texts.everyCellRemembers}
            <span className="hl">{texts.whereItCameFrom}</span>
          </h1>
          <div>
            <p className="lead">{texts.docmillTurnsPdfsIntoExcel}</p>
            <div className="cta">
              <Link className={buttonClass('primary', 'large')} to="/auth?mode=signup">
                {texts.startConverting}
                <ArrowRight className="i" aria-hidden="true" />
              </Link>
              <a className={buttonClass('plain', 'large')} href="#features">
                {texts.exploreFeatures}
              </a>
            </div>
            <p className="under">{texts.n200CreditsToBeginWith}</p>
          </div>
        </div>
        <div className="stage" role="img" aria-label={texts.anInvoiceBesideTheExcel}>
          <div className="doc" aria-hidden="true">
            <Invoice marked={marked} />
          </div>
          <div className="scanline" aria-hidden="true" />
          <Sheet />
          <Threads pairs={pairs} />
        </div>
        <dl className="stats">
          {statistics.map((statistic) => (
            <div key={statistic.text}>
              <dt>
                {statistic.text}
                {'link' in statistic && (
                  <>
                    , <Link to={statistic.link.to}>{statistic.link.text}</Link>
                  </>
                )}
              </dt>
              <dd>{statistic.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Sheet() {
  return (
    <div className="win" aria-hidden="true">
      <div className="wt">
        <span className="fi" data-to="file">
          <FileSpreadsheet className="i" />
        </span>
        <b>
          <span className="mk">{texts.hr20417}</span>
          {texts.xlsx}
        </b>
        <span className="grow" />
        <span className={buttonClass('plain', 'small')}>
          <Download className="i i12" />
          {texts.excel}
        </span>
      </div>
      <div className="fx">
        <span className="mono">D5</span>
        <span className="num">220.80</span>
        <span className="chip mark src">
          <ScanSearch className="i i12" />
          {texts.page1Line4}
        </span>
      </div>
      <table className="sheet xl">
        <thead>
          <tr>
            <th className="rn" />
            <th>A</th>
            <th>B</th>
            <th>C</th>
            <th>D</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [description, quantity, price, amount], linked }, index) => (
            <tr key={description} className={linked ? 'hl' : undefined}>
              <td className="rn" data-to={linked ? `row-${index + 1}` : undefined}>
                {index + 1}
              </td>
              <td className={index === 0 ? 'hd' : undefined}>{description}</td>
              <td className={index === 0 ? 'r hd' : 'r'}>{quantity}</td>
              <td className={index === 0 ? 'r hd' : 'r'}>{price}</td>
              <td className={['r', index === 0 ? 'hd' : '', linked ? 'on' : ''].filter(Boolean).join(' ')}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="tabs">
        <span>{texts.lineItems}</span>
        <span>{texts.sources}</span>
        <span>{texts.checks}</span>
      </div>
    </div>
  )
}
