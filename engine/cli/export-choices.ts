import type { Option } from './options.ts'

// How the formats are written: the same choices here and through a service.

export const sheets = ['table', 'page', 'one'] as const
export const contents = ['tables', 'fields', 'both'] as const
export const jsonShapes = ['document', 'fields'] as const
export const docxLayouts = ['flow', 'faithful'] as const
export const furnitures = ['none', 'all', 'distinct'] as const
export const pictures = ['mentioned', 'files', 'none'] as const

/** The options of `docmill convert` that say how formats are written. */
export const exportChoices: readonly Option[] = [
  { name: 'sheets', value: 'CHOICE', help: 'xlsx: a sheet for each table (default), each page, or one', completes: sheets },
  {
    name: 'content',
    value: 'CHOICE',
    help: 'xlsx and csv: tables, fields or both, when fields are read (default: both)',
    completes: contents,
  },
  { name: 'csv-bom', value: null, help: 'csv: begin with the byte order mark that Excel looks for' },
  { name: 'no-csv-guard', value: null, help: 'csv: leave cells as they are that a spreadsheet would run as formulas (not with --server)' },
  { name: 'json-shape', value: 'CHOICE', help: 'json: the whole document (default) or its fields alone', completes: jsonShapes },
  {
    name: 'docx-layout',
    value: 'CHOICE',
    help: 'docx: text that flows (default), or faithful: lines as they stand',
    completes: docxLayouts,
  },
  { name: 'furniture', value: 'CHOICE', help: 'md: running headers and footers: none (default), all or distinct', completes: furnitures },
  {
    name: 'pictures',
    value: 'CHOICE',
    help: 'md: pictures mentioned in their place (default), files: a zip of the text and the pictures it refers to, or none',
    completes: pictures,
  },
  { name: 'front-matter', value: null, help: 'md: begin with a block of YAML that names title and pages' },
  { name: 'page-breaks', value: null, help: 'md: mark where a page of the file begins' },
]
