import { Marked, type PaperProps } from './Marked.tsx'

const items = [
  ['2× Roggenbrot', '7,80'],
  ['1× Franzbrötchen', '2,40'],
  ['3× Filterkaffee', '8,70'],
  ['1× Butter 250 g', '3,29'],
] as const

/** The sample receipt. */
export function Receipt({ marked = [] }: PaperProps) {
  return (
    <div className="page rc">
      <div className="pg rcp">
        <div className="c shop">
          <Marked id="merchant" marked={marked}>
            KORN &amp; KRUME
          </Marked>
        </div>
        <div className="c">
          Bäckerei, Lange Str. 8<br />
          20148 Hamburg
        </div>
        <div className="d" />
        <div className="l">
          <Marked id="date" marked={marked}>
            14.12.2024
          </Marked>
          <span>08:42</span>
        </div>
        <div className="d" />
        {items.map(([name, price]) => (
          <div className="l" key={name}>
            <span>{name}</span>
            <span>{price}</span>
          </div>
        ))}
        <div className="d" />
        <div className="l">
          <span>Netto</span>
          <span>20,64</span>
        </div>
        <div className="l">
          <span>MwSt 7 %</span>
          <span>1,55</span>
        </div>
        <div className="l sum">
          <span>SUMME EUR</span>
          <Marked id="total" marked={marked}>
            22,19
          </Marked>
        </div>
        <div className="d" />
        <div className="c">Karte **** 4417</div>
        <div className="bc" />
        <div className="c">0048 2210 7731</div>
      </div>
    </div>
  )
}
