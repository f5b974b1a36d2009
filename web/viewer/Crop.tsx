import type { Page, Place } from '@docmill/engine/model'
import { useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../texts/viewer.ts'
import { usePagePicture } from './page-picture.ts'
import { cropOf } from './scale.ts'

/** The size of the last crop: the next one has the same, and is right at once. */
let lastWindow = { width: 520, height: 60 }

/** A piece of the real page, enlarged, with the place in question marked: the eyes need not travel to the page. */
export function Crop({
  conversionId,
  page,
  place,
  said,
  linked,
}: {
  readonly conversionId: string
  readonly page: Page
  readonly place: Place
  /** What stands in the picture, for those who can't see it. */
  readonly said: string
  /** What it shows is what is chosen on the page: the thread ends here. */
  readonly linked: boolean
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState(lastWindow)
  const picture = usePagePicture(conversionId, page.number, true)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width === 0 || height === 0) return
      lastWindow = lastWindow.width === width && lastWindow.height === height ? lastWindow : { width, height }
      setWindow(lastWindow)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const crop = cropOf(place.box, page.size, window)
  const at = (points: number) => points * crop.pixelsPerPoint
  const padding = 2
  return (
    <div
      className="crop"
      ref={frame}
      role="img"
      aria-label={texts.enlargedFromPage(page.number, said)}
      data-thread-end={linked ? '' : undefined}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          draggable={false}
          style={{ left: crop.left, top: crop.top, width: at(page.size.width), height: at(page.size.height) }}
        />
      )}
      <span
        className="hit"
        style={{
          left: crop.left + at(place.box.left - padding),
          top: crop.top + at(place.box.top - padding),
          width: at(place.box.right - place.box.left + 2 * padding),
          height: at(place.box.bottom - place.box.top + 2 * padding),
        }}
      />
    </div>
  )
}
