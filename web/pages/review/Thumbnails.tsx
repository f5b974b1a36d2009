import type { Conversion } from '@docmill/contracts'
import type { ParsedDocument } from '@docmill/engine/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import * as texts from '../../texts/review.ts'
import { isPictured, usePagePicture } from '../../viewer/page-picture.ts'

const width = 50
/** Pixels that stay free above and below the page that is shown. */
const edge = 14

interface ThumbnailsProps {
  readonly document: ParsedDocument
  readonly conversion: Conversion
  readonly current: number
  /** How many values are to be checked on a page. */
  readonly toCheck: ReadonlyMap<number, number>
  readonly onPage: (page: number) => void
}

/** The pages as a rail of small pictures; as a strip of numbers where there is little room. */
export function Thumbnails({ document, conversion, current, toCheck, onPage }: ThumbnailsProps) {
  const rail = useRef<HTMLElement>(null)
  const { pages } = document
  const rows = useVirtualizer({
    count: pages.length,
    getScrollElement: () => rail.current,
    estimateSize: (index) => {
      const size = pages[index]?.size ?? { width: 1, height: 1 }
      return Math.round((width * size.height) / size.width) + 22
    },
    gap: 10,
    paddingStart: 14,
    paddingEnd: 14,
    overscan: 3,
  })
  const at = pages.findIndex(({ number }) => number === current)
  useEffect(() => {
    // By what the list knows already: asking the browser for sizes would make it lay out everything once more.
    const [row] = rows.measurementsCache.slice(at, at + 1)
    const [from, room] = [rows.scrollOffset ?? 0, rows.scrollRect?.height ?? 0]
    if (at < 0 || !row || !rail.current) return
    if (row.start < from + edge) rail.current.scrollTop = row.start - edge
    else if (row.end > from + room - edge) rail.current.scrollTop = row.end + edge - room
  }, [at, rows])
  return (
    <nav className="thumbs" aria-label={texts.pagesLabel} ref={rail}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) => {
          const page = pages[item.index]
          if (!page) return null
          const doubts = toCheck.get(page.number) ?? 0
          return (
            <li key={page.number} style={{ transform: `translateY(${item.start}px)` }}>
              <button type="button" aria-current={page.number === current ? 'page' : undefined} onClick={() => onPage(page.number)}>
                <Thumbnail conversion={conversion} page={page.number} ratio={page.size.height / page.size.width} />
                {doubts > 0 && (
                  <span className="n num">
                    <span className="sr">{texts.toCheck}</span>
                    {doubts > 99 ? '99+' : doubts}
                  </span>
                )}
                <span className="num">
                  <span className="sr">{texts.page}</span>
                  {page.number}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Thumbnail({ conversion, page, ratio }: { readonly conversion: Conversion; readonly page: number; readonly ratio: number }) {
  const picture = usePagePicture(conversion.id, page, isPictured(conversion, page))
  return (
    <span className="page leaf" style={{ width, height: Math.round(width * ratio) }}>
      {picture && <img src={picture} alt="" draggable={false} />}
    </span>
  )
}
