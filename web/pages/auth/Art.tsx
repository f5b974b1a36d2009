import { useLayoutEffect, useRef, useState } from 'react'

interface Thread {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}
const rows = [
  { from: 'merchant', name: 'Merchant', value: 'Korn & Krume' },
  { from: null, name: 'Date', value: '14 Dec 2024' },
  { from: 'coffee', name: 'Filterkaffee ×3', value: '8.70' },
  { from: 'total', name: 'Total', value: '22.19' },
] as const

/** A receipt, its values in a sheet, and the threads between them: what the product does, as a picture beside the form. */
export function Art() {
  const art = useRef<HTMLElement>(null)
  const [threads, setThreads] = useState<readonly Thread[]>([])
  useLayoutEffect(() => {
    const element = art.current
    if (!element) return
    const observer = new ResizeObserver(() => setThreads(threadsIn(element)))
    observer.observe(element)
    void document.fonts.ready.then(() => setThreads(threadsIn(element)))
    return () => observer.disconnect()
  }, [])
  return (
    <aside className="art" aria-hidden="true" ref={art}>
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
      <svg className="threads" aria-hidden="true">
        {threads.map(({ from: [x1, y1], to: [x2, y2] }) => {
          const bend = Math.max(30, (x2 - x1) / 2)
          const path = `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
          return (
            <g key={y1}>
              <path className="halo" d={path} />
              <path className="ln" d={path} />
              <circle cx={x1} cy={y1} r="3" />
              <circle cx={x2} cy={y2} r="3" />
            </g>
          )
        })}
      </svg>
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

function threadsIn(element: HTMLElement): readonly Thread[] {
  const origin = element.getBoundingClientRect()
  return rows.flatMap(({ from }) => {
    const start = from && element.querySelector(`[data-from="${from}"]`)?.getBoundingClientRect()
    const end = from && element.querySelector(`[data-to="${from}"]`)?.getBoundingClientRect()
    if (!start || !end || end.left < start.right + 14) return []
    return {
      from: [start.right - origin.left + 5, start.top - origin.top + start.height / 2],
      to: [end.left - origin.left, end.top - origin.top + end.height / 2],
    } satisfies Thread
  })
}
