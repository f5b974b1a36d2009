import { type Converter, errors, type Site } from '@docmill/contracts'
import * as texts from '../../texts/converters.ts'

type FileKind = Converter['accepts'][number]
const kindNames: Readonly<Record<FileKind, string>> = { pdf: 'PDF', jpeg: 'JPEG', png: 'PNG', tiff: 'TIFF' }

/** The file names that a tool's file chooser offers. */
export const acceptedEndings = (accepts: readonly FileKind[]): string =>
  accepts.map((kind) => ({ pdf: '.pdf', jpeg: '.jpg,.jpeg', png: '.png', tiff: '.tif,.tiff' })[kind]).join(',')

/** "PDF", "JPEG, PNG, TIFF or PDF": what a tool takes, in words. */
export function acceptedNames(accepts: readonly FileKind[]): string {
  const names = accepts.map((kind) => kindNames[kind])
  return names.length === 1 ? (names[0] ?? '') : texts.or2(names.slice(0, -1).join(', '), names.at(-1) ?? '')
}

/** The kind of a file by its first bytes, as the server will see it: null for a kind that can't be read. */
export function kindOf(head: Uint8Array): FileKind | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  // Readers accept a PDF whose header stands within the first kilobyte (ISO 32000-2, 7.5.2, implementation notes).
  if (new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'tiff'
  return null
}

/**
 * Why a file can't be uploaded to a tool, found before a byte is sent; null when nothing speaks against it.
 * `head` is the file's first kilobyte. The server checks again: this only spares the waiting.
 */
export function faultOf(
  file: { readonly size: number },
  head: Uint8Array,
  accepts: readonly FileKind[],
  limits: Pick<Site['limits'], 'maximumMb'>,
): string | null {
  if (file.size === 0) return errors['empty-file'].sentence
  if (file.size > limits.maximumMb * 1024 * 1024) return texts.theFileIsLargerThan(limits.maximumMb)
  const kind = kindOf(head)
  if (!kind) return errors['unsupported-file'].sentence
  return accepts.includes(kind) ? null : texts.thisToolTakesAndThis(acceptedNames(accepts), kindNames[kind])
}
