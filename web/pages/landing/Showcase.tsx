import { type KeyboardEvent, useState } from 'react'
import { showcase } from '../../texts/content.ts'
import * as texts from '../../texts/landing.ts'
import { Availability } from './Availability.tsx'
import { papers } from './papers/index.tsx'

const marks = { invoice: ['amount-3'], receipt: ['merchant', 'date', 'total'], contract: ['term', 'fee'], resume: ['name', 'job'] } as const

/** Four documents and what is read from them; the dots choose. */
export function Showcase() {
  const [shown, setShown] = useState(0)
  const slide = showcase[shown] ?? showcase[0]
  const Paper = papers[slide.paper]
  return (
    <section className="band" aria-label={texts.showcase}>
      <div className="w">
        <div
          className={`show sheet-${slide.colour}`}
          id="showcase-slide"
          role="tabpanel"
          aria-roledescription={texts.slide}
          aria-label={texts.ofLabel(shown + 1, showcase.length, slide.chip)}
        >
          <div className="dsk" aria-hidden="true">
            <Paper marked={marks[slide.paper]} />
          </div>
          <div>
            <div className="row show-head">
              <span className="chip show-chip">{slide.chip}</span>
              <Availability converter={slide.converter} />
            </div>
            <h2 className="display">{slide.title}</h2>
            <pre className="code">
              {'{\n'}
              {slide.code.map(([keyClass, key, valueClass, value]) => (
                <span key={key}>
                  {'  '}
                  <span className={keyClass}>"{key}"</span>: <span className={valueClass}>{value}</span>
                  {',\n'}
                </span>
              ))}
              {'}'}
            </pre>
          </div>
        </div>
        <Dots count={showcase.length} shown={shown} onShow={setShown} label={texts.showcase} controls="showcase-slide" />
      </div>
    </section>
  )
}

/** The dots of a carousel, as tabs: one stop, arrows move. */
export function Dots({
  count,
  shown,
  onShow,
  label,
  controls,
}: {
  readonly count: number
  readonly shown: number
  readonly onShow: (index: number) => void
  readonly label: string
  readonly controls: string
}) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (shown + step + count) % count
    onShow(next)
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className="dots">
      <div className="row dot-list" role="tablist" aria-label={label} onKeyDown={move}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={controls}
            aria-label={texts.ofLabel2(index + 1, count)}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
    </div>
  )
}
