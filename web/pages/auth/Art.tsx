import { Threads } from '../../ui/Threads.tsx'

const rows = [
  { from: 'merchant', name: 'Merchant', value: 'Korn & Krume' },
  { from: null, name: 'Date', value: '14 Dec 2024' },
  { from: 'coffee', name: 'Filterkaffee ×3', value: '8.70' },
  { from: 'total', name: 'Total', value: '22.19' },
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
                KORN & KRUME
              </span>
            </div>
            <div className="c">
              Bäckerei, Lange Str. 8<br />
              20148 Hamburg
            </div>
            <div className="d" />
            <Line name="14.12.2024" value="08:42" />
            <div className="d" />
            <Line name="2× Roggenbrot" value="7,80" />
            <Line name="1× Franzbrötchen" value="2,40" />
            <Line name="3× Filterkaffee" value="8,70" from="coffee" />
            <Line name="1× Butter 250 g" value="3,29" />
            <div className="d" />
            <Line name="Netto" value="20,64" />
            <Line name="MwSt 7 %" value="1,55" />
            <Line name="SUMME EUR" value="22,19" from="total" extra="sum" />
            <div className="d" />
            <div className="c">Karte **** 4417</div>
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
      <p>Every value keeps a line back to the paper.</p>
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
