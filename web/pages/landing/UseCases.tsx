import { limits } from '@docmill/contracts'
import { FileText, IdCard, type LucideIcon, Pause, Play, ReceiptText, Scale, Shapes } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type UseCase, useCases } from './content.ts'
import { papers } from './papers/index.tsx'
import { Dots } from './Showcase.tsx'

const icons: Record<UseCase['paper'], LucideIcon> = {
  invoice: FileText,
  resume: IdCard,
  contract: Scale,
  receipt: ReceiptText,
  form: Shapes,
}
/** Positions in the rail: the five cards and copies behind them, so that it goes on without a gap when it wraps. */
const positions = [...useCases, ...useCases]

/**
 * Five cards that move on every five seconds and wrap. Moving stops for good after a manual step or the pause button, and waits while the
 * pointer or focus is inside, the page is hidden, or the person asked for less motion.
 */
export function UseCases() {
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const rail = useRef<HTMLDivElement>(null)
  const moving = !paused && !held
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % useCases.length)
    }, limits.timings.carouselMs)
    return () => clearInterval(timer)
  }, [moving])
  useEffect(() => {
    const element = rail.current
    const card = element?.children[shown]
    if (!element || !(card instanceof HTMLElement)) return
    const first = element.children[0]
    const start = first instanceof HTMLElement ? first.offsetLeft : 0
    element.scrollTo({
      left: card.offsetLeft - start,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [shown])
  const step = (index: number) => {
    setPaused(true)
    setShown(index)
  }
  return (
    <section
      className="band use-cases"
      aria-label="Use cases"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="w">
        <div className="sh">
          <h2 className="display">Whatever lands on the desk</h2>
          <p className="lead">Five kinds of document out of the box.</p>
        </div>
      </div>
      <div
        className="rail"
        id="use-cases-rail"
        role="tabpanel"
        aria-label="Use cases, scrollable"
        ref={rail}
        onTouchStart={() => setPaused(true)}
      >
        {positions.map((useCase, index) => (
          <Card key={`${useCase.type}-${index < useCases.length ? 'card' : 'copy'}`} useCase={useCase} copy={index >= useCases.length} />
        ))}
      </div>
      <div className="row carousel-controls">
        <Dots count={useCases.length} shown={shown} onShow={step} label="Use cases" controls="use-cases-rail" />
        <button
          type="button"
          className="pz"
          aria-label={paused ? 'Start the carousel' : 'Pause the carousel'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play className="i i12" aria-hidden="true" /> : <Pause className="i i12" aria-hidden="true" />}
        </button>
      </div>
    </section>
  )
}

function Card({ useCase, copy }: { readonly useCase: UseCase; readonly copy: boolean }) {
  const Icon = icons[useCase.paper]
  const Paper = papers[useCase.paper]
  return (
    <article className={`uc sheet-${useCase.colour}`} aria-label={useCase.title} aria-hidden={copy || undefined}>
      <div className="uct">
        <span className="row">
          <Icon className="i" aria-hidden="true" />
          {useCase.type}
        </span>
      </div>
      <h3 className="display">{useCase.title}</h3>
      <p>{useCase.description}</p>
      <div className="ucd" aria-hidden="true">
        <Paper />
      </div>
    </article>
  )
}
