import type { ReactNode } from 'react'
import { Marked, type PaperProps } from './Marked.tsx'

function Line({ span, name, children }: { readonly span: 2 | 3 | 4 | 6; readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={`span-${span}`}>
      <small>{name}</small>
      <div className="ln">{children}</div>
    </div>
  )
}

/** The sample form. */
export function Form({ marked = [] }: PaperProps) {
  return (
    <div className="page">
      <div className="pg fmp">
        <div className="hd">
          <b>Sample registration</b>
          <span>Form S-7 · Seed bank</span>
        </div>
        <div className="g">
          <div className="h6">Collector</div>
          <Line span={3} name="Family name">
            Okafor
          </Line>
          <Line span={3} name="Given name">
            Chidi
          </Line>
          <Line span={4} name="Station">
            Lake Naivasha, plot 14
          </Line>
          <Line span={2} name="Date">
            17.11.24
          </Line>
          <div className="h6">Sample</div>
          <Line span={4} name="Species">
            <Marked id="species" marked={marked}>
              Vachellia xanthophloea
            </Marked>
          </Line>
          <Line span={2} name="Seeds">
            <Marked id="seeds" marked={marked}>
              250
            </Marked>
          </Line>
          <Line span={2} name="Latitude">
            -0.7741
          </Line>
          <Line span={2} name="Longitude">
            36.3812
          </Line>
          <Line span={2} name="Altitude m">
            1 884
          </Line>
          <div className="h6">Condition</div>
          <div className="bx">
            <span>
              <i>x</i>Dry
            </span>
            <span>
              <i />
              Moist
            </span>
            <span>
              <i />
              Damaged
            </span>
            <span>
              <i>x</i>Photographed
            </span>
          </div>
          <Line span={6} name="Notes">
            Pods opened, second tree from shore
          </Line>
          <Line span={3} name="Signature">
            C. Okafor
          </Line>
        </div>
      </div>
    </div>
  )
}
