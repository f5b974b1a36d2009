import { textOfLines } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'

/** Letter heads printed on every page have up to this many lines. */
const mostRunningLines = 8
const continuation =
  /continu|cont['’]d|fortsetz|suite|siguiente|próxima|seguinte|segue|vervolg|next page|see notes|carried|brought|übertrag|report/iu

/** true for what stands between the parts of a table without ending it: running headers and footers, and words such as "continued on next page". */
export function isPassedOver(region: Region, neighbour: LaidOutPage | undefined): boolean {
  if (region.kind === 'furniture') return true
  if (region.kind !== 'prose' || region.lines.length > mostRunningLines) return false
  const text = textOfLines(region.lines)
  if (text.length < 80 && continuation.test(text)) return true
  // Text that stands at the same height of the neighbouring page, page numbers aside, is a running header or footer.
  return (
    neighbour?.regions.some(
      (other) =>
        other.kind === 'prose' &&
        Math.abs(other.place.box.top - region.place.box.top) < 4 &&
        withoutDigits(textOfLines(other.lines)) === withoutDigits(text),
    ) === true
  )
}

const withoutDigits = (text: string): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()
