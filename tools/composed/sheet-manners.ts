// How spreadsheets look on paper.

/** `lines`: rules that the sheet draws itself; `grid`: those of the program, printed; `fit`: all columns on one page's width. */
export interface SheetManner {
  readonly lines: 'none' | 'all' | 'rows' | 'frame'
  readonly grid?: boolean
  readonly titles: 'bold' | 'dark' | 'tint' | 'rule' | 'plain'
  readonly bands?: boolean
  readonly landscape?: boolean
  readonly fit?: boolean
  readonly repeats?: boolean
  readonly headers?: boolean
  readonly font: string
  readonly points: number
  /** The name of the sheet above its table: over the columns as one cell, or running over empty ones. */
  readonly name?: 'merged' | 'running'
  /** All cells in the middle. */
  readonly centred?: boolean
  /** Two tables on one sheet: below each other, or beside each other. */
  readonly two?: 'below' | 'beside'
  readonly middle?: boolean
}

export const sheetManners: Readonly<Record<string, SheetManner>> = {
  plain: { lines: 'none', titles: 'bold', font: 'Carlito', points: 11 },
  untitled: { lines: 'none', titles: 'plain', font: 'Carlito', points: 11, name: 'running' },
  gridded: { lines: 'none', grid: true, titles: 'plain', font: 'Liberation Sans', points: 10, headers: true },
  'gridded and bold': { lines: 'none', grid: true, titles: 'bold', font: 'Carlito', points: 11, name: 'running', repeats: true },
  ruled: { lines: 'all', titles: 'tint', font: 'Carlito', points: 11, name: 'merged' },
  'ruled and centred': { lines: 'all', titles: 'bold', font: 'Liberation Sans', points: 10, centred: true, landscape: true },
  'table style': { lines: 'rows', titles: 'dark', bands: true, font: 'Carlito', points: 11, fit: true },
  bands: { lines: 'none', titles: 'dark', bands: true, font: 'Carlito', points: 11, repeats: true, landscape: true },
  accountant: { lines: 'none', titles: 'rule', font: 'Liberation Serif', points: 11, name: 'merged' },
  framed: { lines: 'frame', titles: 'rule', font: 'Liberation Sans', points: 9, fit: true, headers: true },
  fitted: { lines: 'none', grid: true, titles: 'tint', font: 'Carlito', points: 11, fit: true, name: 'running' },
  'two below': { lines: 'none', titles: 'bold', font: 'Carlito', points: 11, two: 'below', name: 'running', fit: true },
  'two below, gridded': {
    lines: 'none',
    grid: true,
    titles: 'tint',
    font: 'Liberation Sans',
    points: 10,
    two: 'below',
    name: 'running',
    fit: true,
  },
  'two beside': { lines: 'all', titles: 'tint', font: 'Carlito', points: 10, two: 'beside', fit: true, landscape: true },
  'set in the middle': { lines: 'rows', titles: 'rule', font: 'Liberation Sans', points: 10, middle: true, fit: true, name: 'merged' },
}
