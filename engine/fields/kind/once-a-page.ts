import type { PageText } from '../reading/page-text.ts'

/** The same function, worked out once for each page: pages of a long file are compared with many others. */
export function onceAPage<Value>(of: (page: PageText) => Value): (page: PageText) => Value {
  const known = new WeakMap<PageText, { readonly value: Value }>()
  return (page) => {
    const found = known.get(page) ?? { value: of(page) }
    known.set(page, found)
    return found.value
  }
}
