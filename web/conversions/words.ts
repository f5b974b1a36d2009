import { type Conversion, type Converter, type ConverterId, converterById, readsFields } from '@docmill/contracts'
import * as texts from '../texts/conversions.ts'
import type { ChipTone } from '../ui/Chip.tsx'
import { counted, figure } from '../ui/words.ts'

/** "3 pages" or "1 image": what is counted and priced for a file, by the tool's unit and the kind of file. */
export const units = (converter: ConverterId, count: number, fileType?: string): string =>
  counted(count, fileType && fileType !== 'pdf' ? 'image' : fileType === 'pdf' ? 'page' : converterById(converter).unit)

/** What a tool counts, before any file is chosen: a page of a PDF counts as much as a picture where a tool takes both. */
export const unitOf = (converter: Converter): string => {
  const takes = new Set<string>(converter.accepts)
  if (!takes.has('pdf')) return 'image'
  return takes.size === 1 ? 'page' : texts.pageOrImage
}

/** "3 pages", "1 image", or "4 pages and images": what is counted for files of these kinds together. */
export function unitsTogether(count: number, fileTypes: readonly string[]): string {
  const pdf = fileTypes.filter((type) => type === 'pdf').length
  if (pdf === fileTypes.length) return texts.pages(count)
  return pdf === 0 ? texts.images(count) : texts.pagesAndImages(figure(count))
}

/** The state of a conversion as a chip: tone and words. Colour never stands alone. */
export function statusOf(
  conversion: Pick<Conversion, 'state' | 'pages' | 'pagesDone' | 'pagesTotal' | 'unchecked' | 'converter' | 'options'>,
): {
  readonly tone: ChipTone
  readonly text: string
} {
  const failed = conversion.pages.filter((page) => page.outcome === 'failed').length
  switch (conversion.state) {
    case 'queued':
      return { tone: 'plain', text: texts.waiting }
    case 'running':
      return { tone: 'plain', text: texts.ofLabel2(conversion.pagesDone, conversion.pagesTotal) }
    case 'done':
      return uncheckedOf(conversion) > 0
        ? { tone: 'warn', text: texts.toCheck(figure(uncheckedOf(conversion))) }
        : { tone: 'good', text: texts.ready }
    case 'partial':
      return { tone: 'bad', text: texts.failedNotCharged(texts.pages(failed)) }
    case 'failed':
      return { tone: 'bad', text: texts.failedNotCharged2 }
    case 'cancelled':
      return { tone: 'plain', text: texts.cancelled }
    case 'expired':
      return { tone: 'plain', text: texts.deleted }
  }
}

/** How many values of a result are less than sure and were not looked at; 0 when nothing was counted. Of tables only where the result has them. */
export const uncheckedOf = (conversion: Pick<Conversion, 'unchecked' | 'converter' | 'options'>): number => {
  const { fields, cells } = conversion.unchecked ?? { fields: 0, cells: 0 }
  return fields + (isOfFieldsAlone(conversion) ? 0 : cells)
}

/** true when the files of a conversion hold fields and no tables. */
export const isOfFieldsAlone = ({ converter, options }: Pick<Conversion, 'converter' | 'options'>): boolean =>
  readsFields(converter) && (options.content ?? 'fields') === 'fields' && (options.jsonShape ?? 'fields') === 'fields'

/** The address of a conversion's review; null while there is nothing to review. */
export const reviewOf = ({ id, state }: Pick<Conversion, 'id' | 'state'>): string | null =>
  state === 'done' || state === 'partial' ? `/dashboard/conversions/${id}/review` : null

/** The page of a conversion's tool with the same options chosen: the file itself was deleted and is chosen again. */
export const repeatOf = ({ id, converter }: Pick<Conversion, 'id' | 'converter'>): string => `/dashboard/converters/${converter}?like=${id}`

/** The page of a conversion's tool with the same options and only these pages chosen: for pages that could not be read. */
export const anotherTryOf = (conversion: Pick<Conversion, 'id' | 'converter'>, pages: readonly number[]): string =>
  `${repeatOf(conversion)}&pages=${pages.join()}`

// Why a page could not be read, as the end of a sentence. The codes are the engine's issues and failures.
const reasons: Readonly<Record<string, string>> = {
  'text-layer-unreadable': texts.itsTextIsStoredIn,
  'page-skipped': texts.itIsDamagedOrTooComplex,
  'page-without-text': texts.itCarriesAPictureBut,
  'low-resolution': texts.itsPictureIsTooCoarse,
  'damaged-file': texts.itIsDamaged,
  'time-limit': texts.itTookLongerThanAllowed,
  'memory-limit': texts.itNeedsMoreMemoryThan,
  'reader-crashed': texts.theReaderStoppedWorkingOn,
}

/** Why a page failed, as the end of a sentence: "it is damaged". */
export const reasonFor = (reason: string | null): string => (reason && reasons[reason]) || texts.itCouldNotBeOpened

/** The name of a format on buttons. */
export const formatName: Readonly<Record<string, string>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  md: texts.markdown,
  json: 'JSON',
  docx: 'DOCX',
  txt: texts.textLabel,
  pdf: texts.searchablePdf,
}

/** The short word for what a tool takes, as drawn on its glyph. */
export const glyphFrom = (accepts: readonly string[]): string => {
  if (accepts.length === 1) return accepts[0] ?? ''
  return accepts[0] === 'pdf' ? 'any' : 'jpg'
}
