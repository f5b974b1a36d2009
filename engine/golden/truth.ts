// The truth beside each golden PDF, as tools/golden writes it, and what of it a value read by the engine is compared with.

import type { Value } from '../model/index.ts'

export interface TrueCell {
  readonly text: string
  readonly rowspan: number
  readonly colspan: number
  readonly value?: Meaning
}
export interface Meaning {
  readonly kind: string
  readonly plain: string
  readonly currency?: string
}
export interface TrueTable {
  readonly page: number
  readonly pages: readonly number[]
  readonly title: string | null
  readonly header_rows: number
  readonly kinds: readonly string[]
  readonly rows: readonly (readonly TrueCell[])[]
}
export interface Truth {
  readonly pages: number
  readonly tables: readonly TrueTable[]
  readonly prose: readonly { readonly kind: string; readonly page: number; readonly text: string }[]
  /** Left out: none. */
  readonly drawings?: readonly { readonly page: number; readonly box: readonly number[]; readonly labels: readonly string[] }[]
}

/** A value as the truth writes it: kind, plain digits or ISO form, currency where known; "text" for text, null for nothing. */
export function meaningOf(value: Value | null): Meaning | 'text' | null {
  if (value === null) return null
  switch (value.kind) {
    case 'text':
      return 'text'
    case 'number':
    case 'percent':
      return { kind: value.kind, plain: value.number }
    case 'money':
      return { kind: value.kind, plain: value.amount, ...(value.currency === null ? {} : { currency: value.currency }) }
    case 'date':
    case 'time':
      return { kind: value.kind, plain: value.iso }
    case 'tick':
      return { kind: value.kind, plain: String(value.ticked) }
  }
}
