import * as texts from '../../texts/auth-frame.ts'
import { Threads } from '../../ui/Threads.tsx'

const rows = [
  { from: 'merchant', name: texts.merchant, value: 'Korn & Krume' },
  { from: null, name: texts.date, value: '14 Dec 2024' },
  { from: 'coffee', name: 'Filterkaffee ×3', value: '8.70' },
  { from: 'total', name: texts.total, value: '22.19' },
] as const
const pairs = rows.flatMap(({ from }) => (from ? [{ from, to: from }] : []))

/** A receipt, its values in a sheet, and the threads between them: what the product does, as a picture beside the form. */
export function Art() {
  return (
    <aside className="art" aria-hidden="true">
      <div className="rcpt">
        <div className="page rc">
          <div className="pg rcp">
            <div className="c big">
              <span className="v on" data-from="merchant">
                {texts.kornKrume}
              </span>
            </div>
            <div className="c">
              {texts.baeckereiLangeStr8}
              <br />
              {texts.n20148Hamburg}
            </div>
            <div className="d" />
            <Line name="14.12.2024" value="08:42" />
            <div className="d" />
            <Line name={texts.n2Roggenbrot} value="7,80" />
            <Line name={texts.n1Franzbroetchen} value="2,40" />
            <Line name={texts.n3Filterkaffee} value="8,70" from="coffee" />
            <Line name={texts.n1Butter250G} value="3,29" />
            <div className="d" />
            <Line name={texts.netto} value="20,64" />
            <Line name={texts.mwst7} value="1,55" />
            <Line name={texts.summeEur} value="22,19" from="total" extra="sum" />
            <div className="d" />
            <div className="c">{texts.karte4417}</div>
            <div className="bc" />
            <div className="c">0048 2210 7731</div>
          </div>
        </div>
      </div>
      <div className="res card">
        <table className="sheet">
          <tbody>
            {rows.map(({ from, name, value }, index) => (
              <tr key={name} className={from ? 'hl' : undefined}>
                <td className="rn" data-to={from ?? undefined}>
                  {index + 1}
                </td>
                <td className="dim">{name}</td>
                <td>{name === 'Total' ? <b>{value}</b> : value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{texts.everyValueKeepsALine}</p>
      <Threads pairs={pairs} />
    </aside>
  )
}

function Line({
  name,
  value,
  from,
  extra = '',
}: {
  readonly name: string
  readonly value: string
  readonly from?: string
  readonly extra?: string
}) {
  return (
    <div className={`l ${extra}`}>
      <span>{name}</span>
      <span className={from ? 'v on' : 'v'} data-from={from}>
        {value}
      </span>
    </div>
  )
}
