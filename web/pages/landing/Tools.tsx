import { type ConverterId, converterById } from '@docmill/contracts'
import { Check, FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from '../../texts/landing.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { PaperSketch } from '../../ui/Paper.tsx'
import { Availability } from './Availability.tsx'
import { Contract } from './papers/Contract.tsx'
import { Receipt } from './papers/Receipt.tsx'

const statement = [
  ['1', '02 Sep', texts.opening, '1,204.18'],
  ['2', '03 Sep', texts.rent, '354.18'],
  ['24', '28 Sep', 'Card 4417', '1,911.02'],
  ['25', '01 Oct', texts.salary, '4,061.02'],
  ['26', '02 Oct', texts.transfer, '3,861.02'],
  ['51', '30 Oct', 'Card 4417', '3,212.77'],
  ['52', '31 Oct', texts.interest, '3,214.10'],
] as const
const receiptRows = [
  [texts.roggenbrot, '2', '7.80'],
  [texts.franzbroetchen, '1', '2.40'],
  [texts.filterkaffee, '3', '8.70'],
  ['Butter 250 g', '1', '3.29'],
] as const

interface ToolProps {
  readonly converter: ConverterId
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
  readonly action: string
  readonly turned?: boolean
  readonly children: ReactNode
}

function Tool({ converter, title, text, points, action, turned = false, children }: ToolProps) {
  return (
    <div className={turned ? 'cvt flip-order' : 'cvt'}>
      <div>
        <div className="row tool-facts">
          <span className="price">
            <Coin />
            {perUnit(converter)}
          </span>
          <Availability converter={converter} />
        </div>
        <h2 className="display">{title}</h2>
        <p className="lead">{text}</p>
        <ul className="tick">
          {points.map((point) => (
            <li key={point}>
              <Check className="i" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        <Link className={buttonClass('plain', 'large')} to="/auth?mode=signup">
          {action}
        </Link>
      </div>
      <div className="viz" aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

const perUnit = (id: ConverterId): string => {
  const { perUnit: credits, unit } = converterById(id)
  return texts.creditsPer(credits, unit)
}

/** The three converters shown at length. */
export function Tools() {
  return (
    <section className="band" id="tools" aria-label={texts.converters}>
      <div className="w col tools">
        <Tool
          converter="pdf-to-excel"
          title={texts.pdfToExcel}
          text={texts.aTableThatRunsOver}
          points={['One sheet per table, per page, or all in one', 'A Sources sheet with page, box and confidence']}
          action="Convert a PDF"
        >
          <div className="stack">
            <PaperSketch seed={1} />
            <PaperSketch seed={2} />
            <PaperSketch seed={3} />
          </div>
          <div className="win win-statement">
            <div className="wt">
              <FileSpreadsheet className="i" />
              <b>{texts.statementXlsx}</b>
              <span className="grow" />
              <span className="chip good">{texts.n1Table3Pages}</span>
            </div>
            <table className="sheet">
              <thead>
                <tr>
                  <th className="rn" />
                  <th>{texts.date}</th>
                  <th>{texts.textLabel}</th>
                  <th className="r">{texts.balance}</th>
                </tr>
              </thead>
              <tbody>
                {statement.map(([row, date, text, balance]) => (
                  <tr key={row}>
                    <td className="rn">{row}</td>
                    <td>{date}</td>
                    <td>{text}</td>
                    <td className="r">{balance}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Tool>
        <Tool
          converter="image-to-excel"
          title={texts.jpegToExcel}
          text={texts.photographItWhereItLies}
          points={['JPEG, PNG and multi-page TIFF', 'Doubtful figures are marked, never guessed']}
          action="Convert a photo"
          turned
        >
          <div className="desk" />
          <div className="found">
            <Receipt />
            <i />
            <i />
            <i />
            <i />
          </div>
          <div className="win win-receipt">
            <div className="wt">
              <b>{texts.kornKrume}</b>
              <span className="grow" />
              <span className="faint">{texts.deEur}</span>
            </div>
            <table className="sheet">
              <tbody>
                {receiptRows.map(([name, quantity, price], index) => (
                  <tr key={name}>
                    <td className="rn">{index + 1}</td>
                    <td>{name}</td>
                    <td className="r">{quantity}</td>
                    <td className="r">{price}</td>
                  </tr>
                ))}
                <tr>
                  <td className="rn">5</td>
                  <td className="hd">{texts.total}</td>
                  <td className="r" />
                  <td className="r on">22.19</td>
                </tr>
              </tbody>
            </table>
          </div>
        </Tool>
        <Tool
          converter="pdf-to-markdown"
          title={texts.pdfToMarkdown}
          text={texts.headingsListsFootnotesAndTables}
          points={['Two columns read as two columns', 'Running heads and page numbers left out']}
          action="Convert to Markdown"
        >
          <div className="viz-contract">
            <Contract marked={['term']} />
          </div>
          <pre className="code viz-code">
            <span className="h">{texts.servicesAgreement}</span>
            {texts.thisAgreementIsMadeOn}
            <span className="h">{texts.n2Term}</span>
            {texts.startsOn1October2024}
            <span className="ml">{texts.twentyFour24Months}</span>
            {texts.unlessEndedEarlierUnderClause}
            <span className="h">{texts.n3Fees}</span>
            {texts.eur8400PerMonth}
          </pre>
        </Tool>
      </div>
    </section>
  )
}
