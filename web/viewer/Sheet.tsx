import type { Page } from '@docmill/engine/model'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { usePagePicture } from './page-picture.ts'
import './leaf.css'
import * as texts from '../texts/viewer.ts'
import { percentages } from './scale.ts'
import type { Seen, Target } from './targets.ts'

/** Which boxes are drawn over a page. */
export type Boxes = 'all' | 'doubtful' | 'none'

interface SheetProps {
  readonly conversionId: string
  readonly page: Page
  /** Pages whose picture was not kept are drawn from their words. */
  readonly pictures: boolean
  readonly spots: readonly Seen[]
  /** A page that is only about to come into view has its picture asked for, and no boxes yet. */
  readonly inView: boolean
  readonly boxes: Boxes
  /** The key of the linked box; null for none. */
  readonly chosen: string | null
  /** Keys of values that a failed check names. */
  readonly failing: ReadonlySet<string>
  readonly onChoose: (target: Target) => void
  /** What is drawn over the page beside the boxes: the frame of a new box. */
  readonly children?: ReactNode
}

/** One page: its picture, or its words when no picture was kept, with a button over each value. Size comes from the parent. */
export const Sheet = memo(function Sheet({
  conversionId,
  page,
  pictures,
  spots,
  inView,
  boxes,
  chosen,
  failing,
  onChoose,
  children,
}: SheetProps) {
  const picture = usePagePicture(conversionId, page.number, pictures)
  const shown = !inView
    ? []
    : spots.filter((spot) => spot.key === chosen || boxes === 'all' || (boxes === 'doubtful' && isDoubtful(spot, failing)))
  const first = shown.find(({ key }) => key === chosen)?.key ?? shown[0]?.key
  return (
    <div className="page leaf" data-page={page.number}>
      {picture && <img src={picture} alt={texts.page(page.number)} draggable={false} />}
      {/* Hundreds of words are not set for the moment that a picture takes to come. */}
      {picture === undefined && inView && <Words page={page} />}
      {page.outcome === 'failed' && <p className="leaf-note">{texts.pageCouldNotBeRead(page.number)}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame over the page */}
      <div className="boxes" role="group" aria-label={texts.pageWithBoxes(page.number, shown.length)} onKeyDown={walk}>
        {shown.map((spot) =>
          spot.place ? (
            <button
              key={spot.key}
              type="button"
              className={classOf(spot, chosen, failing)}
              style={percentages(spot.place.box, page.size, 2)}
              aria-label={said(spot, page.number)}
              aria-pressed={spot.key === chosen}
              tabIndex={spot.key === first ? 0 : -1}
              data-box={spot.key}
              onClick={() => onChoose(spot.target)}
            />
          ) : null,
        )}
      </div>
      {children}
    </div>
  )
})

const isDoubtful = (spot: Seen, failing: ReadonlySet<string>): boolean => spot.standing !== 'sure' || failing.has(spot.key)

function classOf(spot: Seen, chosen: string | null, failing: ReadonlySet<string>): string {
  const tone = failing.has(spot.key) || spot.standing === 'doubtful' ? ' ko' : spot.standing === 'check' ? ' lo' : ''
  return `v${tone}${spot.checked ? ' ed' : ''}${spot.key === chosen ? ' on' : ''}`
}

/** "Amount, row 4, 220.80, confidence 58, page 1". */
const said = (spot: Seen, page: number): string =>
  [
    spot.name,
    spot.text.slice(0, 120),
    spot.checked ? texts.checkedSpot : texts.confidenceOf(Math.round(spot.confidence * 100)),
    texts.onPage(page),
  ]
    .filter(Boolean)
    .join(', ')

/** Arrows go from box to box in reading order; one Tab stop a page, as in a toolbar. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-box]')]
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The words of a page where they stand: what there is to look at when the picture was not kept. */
const Words = memo(function Words({ page }: { readonly page: Page }) {
  return (
    <svg
      className="page-words"
      viewBox={`0 0 ${page.size.width} ${page.size.height}`}
      role="img"
      aria-label={texts.wordsOfPage(page.number)}
    >
      {page.words.map((word, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: words never change their order
          key={index}
          x={word.box.left}
          y={word.turn === 0 ? word.baseline : word.box.bottom}
          fontSize={word.font?.size ?? (word.box.bottom - word.box.top) * 0.8}
          {...(word.turn === 0 && { textLength: Math.max(1, word.box.right - word.box.left), lengthAdjust: 'spacingAndGlyphs' })}
        >
          {word.text}
        </text>
      ))}
    </svg>
  )
})
