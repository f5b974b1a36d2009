// The pictures of Markdown: named in their place, left out, or files of their own that the text refers to.

import { type Zippable, zipSync } from 'fflate'
import { type Block, type ParsedDocument, textOfLine } from '../model/index.ts'
import { type ExportedFile, type ExportOptions, type ExportSource, noSource } from '../stages.ts'
import { undrawnByPage, undrawnSentences, wordsInDrawings } from './drawing-losses.ts'
import { escapeInline } from './markdown-inline.ts'
import { type Cutting, cuttings } from './page-pictures.ts'
import { withWholePictures } from './whole-pictures.ts'
import { zipDate } from './zip-stream.ts'

type PictureBlock = Extract<Block, { kind: 'picture' }>
/** Where each picture lies beside the text: "pictures/page-3-picture-1.png". */
export type PictureFiles = ReadonlyMap<Block, { readonly path: string; readonly cutting: Cutting }>

/** A document whose pieces of figures are one picture each, and the files of its pictures; without files unless they are asked for. */
export async function withPictureFiles(
  document: ParsedDocument,
  { markdownPictures }: ExportOptions,
  source: ExportSource = noSource,
): Promise<{ readonly document: ParsedDocument; readonly files: PictureFiles }> {
  if (markdownPictures !== 'files') return { document, files: new Map() }
  const whole = withWholePictures(document)
  return { document: whole, files: named(await cuttings(whole, source, { withoutWords: false })) }
}

/** Pictures are counted by page, in reading order. */
function named(cut: ReadonlyMap<PictureBlock, Cutting>): PictureFiles {
  const counts = new Map<number, number>()
  return new Map(
    [...cut].map(([block, cutting]) => {
      const page = pageOf(block)
      const count = (counts.get(page) ?? 0) + 1
      counts.set(page, count)
      return [block, { path: `pictures/page-${page}-picture-${count}.${cutting.type}`, cutting }]
    }),
  )
}

const pageOf = ({ places }: PictureBlock): number => places[0]?.page ?? 1

/** A picture in the text: a reference to its file, else a comment in its place; nothing when pictures are not wanted. */
export function pictureMarkdown(block: PictureBlock, files: PictureFiles, { markdownPictures }: ExportOptions): string {
  const file = files.get(block)
  const labels = labelsOf(block)
  if (file !== undefined)
    return `![${alternativeText(block)}](${file.path})${labels === '' ? '' : `\n\n<!-- words in the picture: ${labels} -->`}`
  return markdownPictures === 'none' ? '' : `<!-- picture on page ${pageOf(block)}${labels === '' ? '' : `: ${labels}`} -->`
}

/** The words in a drawing for a comment, which two hyphens or an angle bracket could end. */
const labelsOf = ({ labels = [] }: PictureBlock): string =>
  labels
    .map(textOfLine)
    .join(' | ')
    .replace(/-(?=-)/g, '- ')
    .replace(/-$/, '- ')
    .replaceAll('>', '&gt;')
    .toWellFormed()

/** Alternative texts are read aloud: what is longer stands as the caption below. */
const longestAlternative = 160

function alternativeText(block: PictureBlock): string {
  const caption = block.caption.map(textOfLine).join(' ').replace(/\s+/g, ' ').trim()
  if (caption === '') return `Picture on page ${pageOf(block)}`
  const short = caption.length <= longestAlternative ? caption : `${caption.slice(0, longestAlternative).replace(/\s+\S*$/u, '')} …`
  // A bracket without its fellow would end the text.
  return escapeInline(short.toWellFormed()).replace(/(?<!\\)[[\]]/g, '\\$&')
}

/** The text alone, or with the files of its pictures in a zip when it has some. */
export function markdownFile(text: string, files: PictureFiles, losses: readonly string[]): ExportedFile {
  const bytes = new TextEncoder().encode(text)
  if (files.size === 0) return { extension: 'md', mediaType: 'text/markdown; charset=utf-8', bytes, losses }
  const entries: Zippable = { 'document.md': [bytes, { mtime: zipDate() }] }
  // Pictures are compressed already.
  for (const { path, cutting } of files.values()) entries[path] = [cutting.bytes, { mtime: zipDate(), level: 0 }]
  // The zip of CSV files has the plain ending, and both may lie in one folder.
  return { extension: 'md.zip', mediaType: 'application/zip', bytes: zipSync(entries), losses }
}

/** What is said of the pictures and drawings that the result does not hold. */
export const pictureLosses = (document: ParsedDocument, files: PictureFiles, options: ExportOptions): readonly string[] => [
  ...missingPictures(document, files, options),
  ...undrawnSentences(undrawnByPage(document.pages)),
]

function missingPictures({ blocks }: ParsedDocument, files: PictureFiles, { markdownPictures }: ExportOptions): readonly string[] {
  const missing = blocks.filter((block) => block.kind === 'picture' && !files.has(block)).length
  if (missing === 0) return []
  switch (markdownPictures) {
    case 'files':
      return [`Pictures that are named in their place only, because the picture of their page is not kept or cannot be drawn: ${missing}.`]
    case 'mentioned':
      return ['Pictures are named in their place but not included.']
    case 'none': {
      const words = wordsInDrawings(blocks)
      const labels = words === 0 ? [] : [`Words in drawings that are left out with them: ${words}.`]
      return [`Pictures that are left out, as was asked: ${missing}.`, ...labels]
    }
  }
}
