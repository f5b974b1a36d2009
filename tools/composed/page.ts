// Pages as a browser prints them.

/** A document and what it says. */
export interface Composed {
  readonly html: string
  /** What the scorer groups it by: its country. */
  readonly group: string
  readonly profile: 'invoice' | 'receipt' | 'resume' | 'statement'
  /** Single fields by key; null for one that is not on the page. */
  readonly fields: Readonly<Record<string, string | number | null>>
  readonly line_items?: readonly Readonly<Record<string, string | number | null>>[]
  /** Other lists by their keys. */
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string | null>>[]>>
}

export const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;')

/** An element around what is markup already. */
export const element = (tag: string, inner: string, className = ''): string =>
  `<${tag}${className === '' ? '' : ` class="${className}"`}>${inner}</${tag}>`

export const page = (body: string, style: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${body}</body>`
