// What a generated document says, known because we drew it: the answer beside each golden PDF.
// Field names follow the benchmark kit's schema `tables/1` (rowspan, colspan); what is added to it is ignored by its scorers.

export type Kind = 'text' | 'number' | 'percent' | 'money' | 'date' | 'time' | 'tick'

/** What a cell means: plain digits for numbers, ISO 8601 for dates and times, "true" or "false" for ticks. */
export interface TrueValue {
  readonly kind: Exclude<Kind, 'text'>
  readonly plain: string
  /** ISO 4217, for money whose currency the page says. */
  readonly currency?: string
}
export interface TrueCell {
  readonly text: string
  readonly rowspan: number
  readonly colspan: number
  readonly value?: TrueValue
}
export interface TrueTable {
  /** The page the table starts on, and all pages it stands on. */
  readonly page: number
  readonly pages: readonly number[]
  readonly title: string | null
  readonly header_rows: number
  readonly kinds: readonly Kind[]
  /** Rows as in HTML: a cell is listed where it begins. The repeated header of a continued table is listed once. */
  readonly rows: readonly (readonly TrueCell[])[]
}
export interface TrueProse {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'caption' | 'furniture'
  readonly page: number
  readonly text: string
}
/** A chart or diagram: the words in it are its labels and no text of the page. */
export interface TrueDrawing {
  readonly page: number
  /** Left, top, right and bottom in whole points. */
  readonly box: readonly number[]
  readonly labels: readonly string[]
}
export interface Truth {
  readonly schema: 'tables/1'
  readonly complete: true
  readonly spans: true
  readonly pages: number
  readonly tables: readonly TrueTable[]
  /** Everything outside the tables, in reading order. */
  readonly prose: readonly TrueProse[]
  /** Left out: none. */
  readonly drawings?: readonly TrueDrawing[]
}
