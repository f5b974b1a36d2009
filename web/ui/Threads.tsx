import { watchThreads } from './threads.ts'

export interface Pair {
  /** The value's id on the paper (data-from). */
  readonly from: string
  /** The cell's id in the sheet (data-to). */
  readonly to: string
}
/** React keeps off the inside, which threads.ts draws, often before the app is here. */
const drawnElsewhere = { __html: '' }
const watch = (drawing: SVGSVGElement | null): void => {
  if (drawing) watchThreads(drawing)
}

/** Lines from values on the paper to cells of the sheet, drawn over their common parent and redrawn when it changes size. */
export function Threads({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <svg
      className="threads"
      aria-hidden="true"
      ref={watch}
      data-pairs={pairs.map(({ from, to }) => `${from}:${to}`).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and empty
      dangerouslySetInnerHTML={drawnElsewhere}
      suppressHydrationWarning
    />
  )
}
