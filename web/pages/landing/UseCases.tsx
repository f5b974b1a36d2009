import { limits } from '@docmill/contracts'
import { FileText, IdCard, type LucideIcon, Pause, Play, ReceiptText, Scale, Shapes } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type UseCase, useCases } from '../../texts/content.ts'
import * as texts from '../../texts/landing.ts'
import { Availability } from './Availability.tsx'
import { dotAt, nextMove, visiblePositions } from './carousel.ts'
import { papers } from './papers/index.tsx'
import { Dots } from './Showcase.tsx'

const icons: Record<UseCase['icon'], LucideIcon> = {
  document: FileText,
  badge: IdCard,
  scales: Scale,
  receipt: ReceiptText,
  shapes: Shapes,
}

/** The cards, and behind them copies of the first ones. */
const positions = Array.from({ length: useCases.length + visiblePositions }, (_, position) => ({
  position,
  useCase: useCases[position % useCases.length] ?? useCases[0],
}))

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Five cards that move on every five seconds and wrap. Moving stops for good after a manual step or the pause button, and waits while the
 * pointer or focus is inside, the page is hidden, or the person asked for less motion.
 */
export function UseCases() {
  const [position, setPosition] = useState(0)
  // Null until it is known what the person asked for: nothing moves before.
  const [paused, setPaused] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const rail = useRef<HTMLDivElement>(null)
  const moving = paused === false && !held
  useEffect(() => setPaused(lessMotion()), [])
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (document.hidden) return
      const { from, to } = nextMove(position, useCases.length)
      if (from !== position) showPosition(rail.current, from, 'instant')
      setPosition(to)
    }, limits.timings.carouselMs)
    return () => clearInterval(timer)
  }, [moving, position])
  const first = useRef(true)
  useEffect(() => {
    // The first card stands first already; to ask where it is would have the cards laid out before anybody sees them.
    if (!first.current) showPosition(rail.current, position, lessMotion() ? 'instant' : 'smooth')
    first.current = false
  }, [position])
  const shown = dotAt(position, useCases.length)
  return (
    <section
      className="band use-cases"
      data-moves=""
      aria-label={texts.useCases}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="w">
        <div className="sh">
          <h2 className="display">{texts.whateverLandsOnTheDesk}</h2>
          <p className="lead">{texts.fiveKindsOfDocumentAnd}</p>
        </div>
      </div>
      <div
        className="rail"
        id="use-cases-rail"
        role="tabpanel"
        aria-label={texts.useCasesFirstInView(useCases[shown]?.title ?? '')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={rail}
        onTouchStart={() => setPaused(true)}
      >
        {positions.map((each) => (
          <Card key={each.position} useCase={each.useCase} copy={each.position >= useCases.length} />
        ))}
      </div>
      <div className="row carousel-controls">
        <Dots
          count={useCases.length}
          shown={shown}
          onShow={(index) => {
            setPaused(true)
            setPosition(index)
          }}
          label={texts.useCases}
          controls="use-cases-rail"
        />
        <button
          type="button"
          className="pz"
          aria-label={paused ? texts.startTheCarousel : texts.pauseTheCarousel}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play className="i i12" aria-hidden="true" /> : <Pause className="i i12" aria-hidden="true" />}
        </button>
      </div>
    </section>
  )
}

/** Scrolls the rail sideways, and only the rail, until the card at `position` comes first. */
function showPosition(rail: HTMLElement | null, position: number, behavior: 'smooth' | 'instant'): void {
  const card = rail?.children[position]
  const first = rail?.children[0]
  if (!rail || !(card instanceof HTMLElement) || !(first instanceof HTMLElement)) return
  rail.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior })
}

function Card({ useCase, copy }: { readonly useCase: UseCase; readonly copy: boolean }) {
  const { type, colour, icon, title, description, timestamp, image, converter } = useCase
  const Icon = icons[icon]
  const Paper = papers[image]
  return (
    <article className={`uc sheet-${colour}`} aria-label={title} aria-hidden={copy || undefined}>
      <div className="uct">
        <span className="row">
          <Icon className="i" aria-hidden="true" />
          {type}
        </span>
        <span className="mono uct-time">{timestamp}</span>
      </div>
      <h3 className="display">{title}</h3>
      <p>{description}</p>
      <Availability converter={converter} named />
      <div className="ucd" aria-hidden="true">
        <Paper />
      </div>
    </article>
  )
}
