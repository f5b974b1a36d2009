import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Makes the whole window take dropped and pasted files while the calling component is shown.
 * Gives how many files are being dragged over the window just now: 0 for none.
 */
export function useFileDrop(onFiles: (files: readonly globalThis.File[]) => void): number {
  const [over, setOver] = useState(0)
  const take = useEffectEvent((list: FileList | undefined | null) => {
    if (list && list.length > 0) onFiles([...list])
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(event.dataTransfer?.items.length || 1)
      },
      { signal },
    )
    // Leaving the window, not just one element for the next inside it.
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(0), { signal })
    addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(0)
        take(event.dataTransfer?.files)
      },
      { signal },
    )
    addEventListener('paste', (event) => take(event.clipboardData?.files), { signal })
    return () => stop.abort()
  }, [])
  return over
}
