import { useEffect } from 'react'

/** The product's name, as it stands in titles and on the logo. */
export const productName = 'Docmill'

/** Sets the page's title: "Credits · Docmill". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}
