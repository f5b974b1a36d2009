import type { Place } from '@docmill/engine/model'
import { ChevronLeft, ChevronRight, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import * as texts from '../../texts/review.ts'
import { Button } from '../../ui/Button.tsx'
import { Pages, type Turns } from '../../viewer/Pages.tsx'
import { isPictured } from '../../viewer/page-picture.ts'
import type { Boxes } from '../../viewer/Sheet.tsx'
import { turnedOnce } from '../../viewer/scale.ts'
import { seen, type Target } from '../../viewer/targets.ts'
import { Thumbnails } from './Thumbnails.tsx'
import type { Review } from './useReview.ts'

const NewBox = lazy(async () => ({ default: (await import('./NewBox.tsx')).NewBox }))

export interface View {
  readonly zoom: number | 'fit'
  /** What is really shown, after fitting. */
  readonly shownZoom: number
  readonly page: number
  readonly boxes: Boxes
  readonly turns: Turns
  /** A new box is being drawn for the chosen value. */
  readonly drawing: boolean
}

const boxWords: Readonly<Record<Boxes, string>> = {
  all: texts.allBoxes,
  doubtful: texts.doubtfulBoxes,
  none: texts.noBoxes,
}
/** The next choice of boxes: all, doubtful, none, all again. */
export const nextBoxes = (boxes: Boxes): Boxes => (boxes === 'all' ? 'doubtful' : boxes === 'doubtful' ? 'none' : 'all')

/** The page in view turned by a quarter, beside those that are turned already. */
export const turnedPage = ({ turns, page }: View): Turns => ({ ...turns, [page]: turnedOnce(turns[page] ?? 0) })

/** The pages with their boxes, the rail of pages, and the tools under them. */
export function DocumentPane({
  review,
  view,
  onView,
  onZoomBy,
  onChoose,
  onDrawn,
}: {
  readonly review: Review
  readonly view: View
  readonly onView: (change: Partial<View>) => void
  readonly onZoomBy: (direction: 1 | -1) => void
  readonly onChoose: (target: Target) => void
  readonly onDrawn: (place: Place) => void
}) {
  const { document, conversion, questions } = review
  const toCheck = useMemo(() => {
    const counts = new Map<number, number>()
    for (const question of questions) {
      const page = seen(document, question.target)?.place?.page
      if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + question.values)
    }
    return counts
  }, [document, questions])
  const at = document.pages.findIndex(({ number }) => number === view.page)
  const go = (step: 1 | -1) => {
    const page = document.pages[at + step]
    if (page) review.lookAt(page.number)
  }
  const chosenPlace = review.chosen ? (seen(document, review.chosen)?.place ?? null) : null
  return (
    <section className="docp" aria-label={texts.document}>
      <Thumbnails document={document} conversion={conversion} current={view.page} toCheck={toCheck} onPage={review.lookAt} />
      <Pages
        conversionId={conversion.id}
        document={document}
        pictured={(page) => isPictured(conversion, page)}
        boxes={view.boxes}
        chosen={review.chosenKey}
        failing={review.failing}
        zoom={view.zoom}
        look={review.look}
        onChoose={onChoose}
        turns={view.turns}
        onPage={(page) => onView({ page })}
        onZoom={(shownZoom) => onView({ shownZoom })}
        onZoomBy={onZoomBy}
        over={(page) =>
          view.drawing && page.number === view.page ? (
            <Suspense>
              <NewBox
                page={page}
                turn={view.turns[page.number] ?? 0}
                begin={chosenPlace?.page === page.number ? chosenPlace.box : null}
                onDone={onDrawn}
                onCancel={() => onView({ drawing: false })}
              />
            </Suspense>
          ) : null
        }
      />
      <div className="vtool" role="toolbar" aria-label={texts.pageTools}>
        <Button kind="quiet" iconOnly className="by-page" aria-label={texts.previousPage} disabled={at <= 0} onClick={() => go(-1)}>
          <ChevronLeft className="i i14" aria-hidden="true" />
        </Button>
        <span className="num small" role="status">
          <span className="sr">{texts.page}</span>
          {view.page} / {document.pages.at(-1)?.number ?? 0}
        </span>
        <Button
          kind="quiet"
          iconOnly
          className="by-page"
          aria-label={texts.nextPage}
          disabled={at >= document.pages.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRight className="i i14" aria-hidden="true" />
        </Button>
        <i className="divider" aria-hidden="true" />
        <Button kind="quiet" iconOnly aria-label={texts.zoomOut} onClick={() => onZoomBy(-1)}>
          <ZoomOut className="i" aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="percent num"
          aria-label={texts.fitTheWidthNow(percent(view))}
          onClick={() => onView({ zoom: 'fit' })}
        >
          {percent(view)}
        </Button>
        <Button kind="quiet" iconOnly aria-label={texts.zoomIn} onClick={() => onZoomBy(1)}>
          <ZoomIn className="i" aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          iconOnly
          aria-label={texts.turnThePage}
          title={texts.turnThePageR}
          onClick={() => onView({ turns: turnedPage(view) })}
        >
          <RotateCw className="i i14" aria-hidden="true" />
        </Button>
        <i className="divider" aria-hidden="true" />
        <Button
          kind="quiet"
          size="small"
          aria-pressed={view.boxes !== 'none'}
          aria-label={texts.boxesShown(boxWords[view.boxes])}
          onClick={() => onView({ boxes: nextBoxes(view.boxes) })}
        >
          <Scan className="i i14" aria-hidden="true" />
          <span className="boxes-word">{view.boxes === 'doubtful' ? texts.doubtful : texts.boxes}</span>
        </Button>
      </div>
    </section>
  )
}

const percent = (view: View): string => `${Math.round(view.shownZoom * 100)}%`
