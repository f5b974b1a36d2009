/** Tags of TIFF 6.0 (section 8): how many pixels stand in a unit of length across and down. */
const acrossTag = 282
const downTag = 283
const rational = 5
/** Machines for fax draw half as many rows as columns (ITU-T T.4: 8 dots a millimetre across, 3.85 rows down); more than this is a wrong statement. */
const mostStretch = 4
/** Pixels whose sides differ by less are meant to be square. */
const square = 1.03

/**
 * How many times as high as wide the pixels of a frame are, by the resolutions that a TIFF file states for its width and height: 2.08 for a fax of the
 * usual resolution. 1 where nothing credible is stated, and for BigTIFF. `frame` counts from 0.
 */
export function pixelHeightIn(file: Uint8Array, frame: number): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const little = file[0] === 0x49
  const short = (at: number): number | null => (at + 2 <= view.byteLength ? view.getUint16(at, little) : null)
  const long = (at: number): number | null => (at + 4 <= view.byteLength ? view.getUint32(at, little) : null)
  if (short(2) !== 42) return 1
  const seen = new Set<number>()
  let directory = long(4)
  for (let index = 0; index < frame && directory !== null && !seen.has(directory); index++) {
    seen.add(directory)
    const entries = short(directory)
    directory = entries === null ? null : long(directory + 2 + 12 * entries)
  }
  if (directory === null || seen.has(directory)) return 1
  const resolutionOf = (tag: number): number | null => {
    const entries = short(directory) ?? 0
    for (let at = directory + 2; at < directory + 2 + 12 * entries; at += 12) {
      if (short(at) !== tag || short(at + 2) !== rational) continue
      const value = long(at + 8)
      const [above, below] = value === null ? [null, null] : [long(value), long(value + 4)]
      return above === null || below === null || below === 0 ? null : above / below
    }
    return null
  }
  const across = resolutionOf(acrossTag)
  const down = resolutionOf(downTag)
  if (across === null || down === null || across <= 0 || down <= 0) return 1
  const height = across / down
  return Math.max(height, 1 / height) < square || Math.max(height, 1 / height) > mostStretch ? 1 : height
}
