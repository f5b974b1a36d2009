/** A cell as the benchmark kit wants it. */
export interface RivalCell {
  readonly text: string
  readonly rowspan: number
  readonly colspan: number
}

/** A table of a rival: rows as in HTML; `page` counts from 1 and is left out where the rival does not tell. */
export interface RivalTable {
  readonly page?: number
  readonly rows: readonly (readonly RivalCell[])[]
}

/** What a rival makes of one document. */
export interface RivalAnswer {
  readonly markdown: string
  readonly tables: readonly RivalTable[]
}

/** Another converter, run on the same files with the settings a careful user would choose; those for PDFs without OCR. */
export interface Rival {
  readonly name: string
  /** What it is asked: PDFs that bring their text, or pictures of writing. */
  readonly reads: 'pdf' | 'pictures'
  /** What the measured time includes. A program started for every document can not be measured warm. */
  readonly measured: { readonly kind: 'in-process' } | { readonly kind: 'program-per-document'; readonly starts: string }
  /** Puts the rival where `convert` finds it, if need be, and gives its version. Throws RivalMissing when that can not be done. */
  version(): Promise<string>
  /** Converts the file at `path`. Throws whatever the rival throws. */
  convert(path: string): Promise<RivalAnswer>
}

/** A rival that can not be installed or run here; the message says why. */
export class RivalMissing extends Error {}
