import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import * as texts from '../../texts/review.ts'

/** Pixels: below, questions and sheet can't be read; the pages keep at least as much. */
const least = 380
const step = 24
const key = 'review-width'

/** The line between the pages and what was read: dragged or moved with arrows, remembered in this browser. Twice pressed: as it began. */
export function Splitter({ host }: { readonly host: RefObject<HTMLElement | null> }) {
  const [width, setWidth] = useState<number | null>(() => Number(localStorage.getItem(key)) || null)
  const most = Math.max(least, innerWidth - least)
  const shown = width === null ? null : Math.min(Math.max(width, least), most)
  useEffect(() => {
    const style = host.current?.style
    if (shown === null) style?.removeProperty('--pan')
    else style?.setProperty('--pan', `${shown}px`)
  }, [host, shown])
  const now = () => shown ?? host.current?.querySelector<HTMLElement>('.pan')?.offsetWidth ?? least
  const set = (to: number | null) => {
    setWidth(to)
    if (to === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(Math.round(to)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = { ArrowLeft: step, ArrowRight: -step }[event.key]
    if (moved) set(Math.min(Math.max(now() + moved, least), most))
    else if (event.key === 'Home') set(most)
    else if (event.key === 'End') set(least)
    else if (event.key === 'Enter') set(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(Math.min(Math.max(innerWidth - event.clientX, least), most))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can't be moved
    <div
      className="splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.widthOfWhatWasRead}
      aria-valuenow={Math.round(shown ?? least)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onDoubleClick={() => set(null)}
    />
  )
}
