declare const digits: unique symbol

/** A decimal number in plain digits, "-1234.50". Money is never a float. */
export type Decimal = string & { readonly [digits]: 'Decimal' }

/** Brands plain digits as a decimal; throws RangeError for anything but an optional minus, digits and one optional point with digits. */
export function decimal(text: string): Decimal {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`"${text}" is not a plain decimal`)
  return text as Decimal
}

/** What a cell or field means. `text` always keeps what the page says. */
export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: Decimal }
  /** 12.5 % has number "12.5". */
  | { readonly kind: 'percent'; readonly text: string; readonly number: Decimal }
  /** `currency` is an ISO 4217 code, null when the page does not say. */
  | { readonly kind: 'money'; readonly text: string; readonly amount: Decimal; readonly currency: string | null }
  /** `iso` is YYYY-MM-DD; `ambiguous` when day and month could be exchanged and nothing in the document decides. */
  | { readonly kind: 'date'; readonly text: string; readonly iso: string; readonly ambiguous: boolean }
  /** `iso` is HH:MM or HH:MM:SS, 24 hours. */
  | { readonly kind: 'time'; readonly text: string; readonly iso: string }
  | { readonly kind: 'tick'; readonly text: string; readonly ticked: boolean }

export type ValueKind = Value['kind']
