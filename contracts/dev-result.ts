import { z } from 'zod'

// What a document says, for programs: values with their places, without the words and boxes of the whole page (the format `json` has those).

/** In page points (1/72 inch) from the top left corner of the upright page. */
export const Box = z
  .object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
  .meta({ id: 'Box', description: 'In points (72 an inch) from the top left corner of the page.' })
export const ResultPlace = z.object({ page: z.int(), box: Box }).meta({ id: 'Place' })

export const ResultAlternative = z
  .object({
    text: z.string(),
    value: z.union([z.string(), z.boolean()]),
    currency: z.string().nullable(),
    place: ResultPlace.nullable(),
    confidence: z.number().min(0).max(1),
    /** place: elsewhere on the page. reading: a doubtful word otherwise. check: what stood there before the sums decided. model: the second reader. xml: the file's own data. */
    source: z.enum(['place', 'reading', 'check', 'model', 'xml']),
  })
  .meta({ id: 'Alternative', description: 'Another reading of a field, with the place that shows it.' })
export const ResultField = z
  .object({
    name: z.string(),
    /** As printed. */
    text: z.string(),
    kind: z.enum(['text', 'number', 'percent', 'money', 'date', 'time', 'tick']),
    /** In plain form: digits with a point for numbers and money, YYYY-MM-DD for dates, true or false for ticks, the text otherwise. */
    value: z.union([z.string(), z.boolean()]),
    /** ISO 4217, for money whose currency the page says. */
    currency: z.string().nullable(),
    label: z.string().nullable(),
    /** null only for what a person typed without pointing at the page. */
    place: ResultPlace.nullable(),
    confidence: z.number().min(0).max(1),
    /** sure: 0.9 or more. check: 0.6 or more. doubtful: less. */
    standing: z.enum(['sure', 'check', 'doubtful']),
    source: z.enum(['page', 'model', 'person']),
    /** Other readings, best first. */
    alternatives: z.array(ResultAlternative),
  })
  .meta({ id: 'ResultField' })
export const ResultCheck = z
  .object({
    name: z.string(),
    outcome: z.enum(['passed', 'failed', 'not-applicable']),
    fields: z.array(z.string()),
    detail: z.string(),
  })
  .meta({ id: 'Check' })
/** One document found in the file: its kind and what was read of the fields that were asked for. */
export const ResultSheet = z
  .object({
    kind: z.string(),
    kind_confidence: z.number().min(0).max(1),
    pages: z.array(z.int()),
    fields: z.array(ResultField),
    lists: z.array(z.object({ name: z.string(), items: z.array(z.object({ fields: z.array(ResultField) })) })),
    /** Asked for and not on the page: null in `values`, never a guess. */
    missing: z.array(z.string()),
    checks: z.array(ResultCheck),
    /** What a model endpoint said, by field ("line_items" as a whole, "line_items[2].amount" of a cell); null where none was asked or answered. */
    second_reader: z.record(z.string(), z.enum(['same', 'other', 'alone', 'nothing', 'refused'])).nullable(),
    /** The same by name, for programs that want no more: null for what is missing. */
    values: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Sheet' })
/** A table as text, row by row; a cell that spans several stands in its first. */
export const ResultTable = z
  .object({
    title: z.string().nullable(),
    pages: z.array(z.int()),
    places: z.array(ResultPlace),
    confidence: z.number().min(0).max(1),
    header_rows: z.int(),
    columns: z.array(z.object({ title: z.string().nullable(), kind: z.string() })),
    rows: z.array(z.array(z.string())),
  })
  .meta({ id: 'Table' })
export const DevResult = z.object({ sheets: z.array(ResultSheet), tables: z.array(ResultTable) }).meta({ id: 'Result' })
export type DevResult = z.infer<typeof DevResult>
