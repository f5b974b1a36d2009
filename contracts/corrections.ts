import { z } from 'zod'

// What a person changes in a result: the shapes of engine/model's Correction, as they cross the wire. A test holds the two to each other.

/** A list of corrections is kept whole: this many, and this many bytes of JSON. */
export const mostCorrections = 20_000
export const mostCorrectionBytes = 4 * 1024 * 1024

const Text = z.string().max(20_000)
const Name = z.string().min(1).max(200)
const index = z.int().min(0).max(1_000_000)
const points = z.number().min(-100_000).max(100_000)
/** Page points from the top left of the upright page. */
export const BoxOnPage = z.object({ left: points, top: points, right: points, bottom: points })
export const PlaceOnPage = z.object({ page: z.int().min(1).max(100_000), box: BoxOnPage })

export const FieldPath = z.union([z.object({ list: Name, item: index, name: Name }), z.object({ name: Name })])

const field = { sheet: index, field: FieldPath }
const item = { sheet: index, list: Name, at: index }
const cell = { table: index, row: index, column: index }
const position = { table: index, at: index }
const written = { text: Text, place: PlaceOnPage.nullable() }

/** One step of a person's review; see engine/model for what each does. */
export const Correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept-field'), ...field }),
  z.object({ kind: z.literal('set-field'), ...field, ...written }),
  z.object({ kind: z.literal('clear-field'), ...field }),
  z.object({ kind: z.literal('insert-item'), ...item }),
  z.object({ kind: z.literal('remove-item'), ...item }),
  z.object({ kind: z.literal('accept-cell'), ...cell }),
  z.object({ kind: z.literal('set-cell'), ...cell, ...written }),
  z.object({ kind: z.enum(['insert-row', 'remove-row']), ...position }),
  z.object({ kind: z.enum(['insert-column', 'remove-column']), ...position }),
  z.object({ kind: z.literal('merge-cells'), ...cell, rowSpan: index, columnSpan: index }),
  z.object({ kind: z.literal('split-cell'), ...cell }),
  z.object({
    kind: z.literal('set-column-kind'),
    table: index,
    column: index,
    valueKind: z.enum(['text', 'number', 'percent', 'money', 'date', 'time', 'tick']),
  }),
  z.object({ kind: z.literal('set-header-rows'), table: index, count: index }),
  z.object({ kind: z.literal('remove-table'), table: index }),
  z.object({ kind: z.literal('set-text'), block: index, text: Text }),
])
export type Correction = z.infer<typeof Correction>

/** `revision` counts the saved lists of a conversion: 0 before the first one. */
export const CorrectionsReply = z.object({ corrections: z.array(Correction), revision: z.int() })

/** What is left to look at: values and cells that are read with less than 0.9 confidence and that nobody has accepted or set. */
export const Unchecked = z.object({ fields: z.int(), cells: z.int() })
export type Unchecked = z.infer<typeof Unchecked>

/** The whole list, in order, in place of the one saved before; `revision` is the one that it was made from. */
export const SaveCorrections = z.object({ corrections: z.array(Correction).max(mostCorrections), revision: z.int().min(0) })
export const SaveCorrectionsReply = z.object({
  revision: z.int(),
  count: z.int(),
  unchecked: Unchecked,
  /** Places in the list, from 0, of corrections that fit nothing in the document and change nothing. */
  ignored: z.array(z.int()),
})

/** A box drawn on a page, to have it read again; in page points. */
export const ReadRegion = z.object({ box: BoxOnPage })
export const ReadRegionReply = z.object({
  /** Lines as they stand in the box, one a row; empty when nothing is written there. */
  text: z.string(),
  words: z.array(z.object({ text: z.string(), box: BoxOnPage, confidence: z.number() })),
  /** Who read it: the words of the document as it was read, or a recogniser that looked at the picture once more. */
  readBy: z.enum(['document', 'ocr']),
})
