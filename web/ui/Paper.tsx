/** A sheet of paper with the grey lines of a table on it: stands for a page whose picture is not at hand. `seed` varies the lines. */
export function PaperSketch({
  seed,
  blank = false,
  lines = 14,
}: {
  readonly seed: number
  readonly blank?: boolean
  readonly lines?: number
}) {
  return (
    <div className="page">
      <svg viewBox="0 0 612 792" className="sketch" aria-hidden="true">
        {!blank && <rect x="60" y="60" width={180 + ((seed * 37) % 5) * 24} height="26" className="sketch-title" />}
        {!blank &&
          Array.from({ length: lines }, (_, line) => {
            const y = 132 + line * 38
            const width = (column: number, least: number, range: number) =>
              least + ((seed * 31 + line * 17 + column * 13) % 10) * (range / 10)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are drawn from their number
              <g key={line}>
                <rect x="60" y={y} width={width(0, 150, 100)} height="15" />
                <rect x="332" y={y} width={width(1, 46, 50)} height="15" />
                <rect x="462" y={y} width="66" height="15" />
              </g>
            )
          })}
      </svg>
    </div>
  )
}
