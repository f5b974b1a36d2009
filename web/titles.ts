import { useEffect } from 'react'
import { productName } from './product.ts'

export { productName } from './product.ts'

/** Sets the page's title: "Credits · Docmill". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}
