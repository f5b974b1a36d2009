import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Makes the whole window take dropped and pasted files while the calling component is shown.
 * Gives how many files are being dragged over the window just now: 0 for none.
 */
export function useFileDrop(onFiles: (files: readonly globalThis.File[]) => void): number {
  const [over, setOver] = useState(0)
  const take = useEffectEvent((list: FileList | readonly globalThis.File[] | undefined | null) => {
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
        void filesIn(event.dataTransfer).then((files) => take(files))
      },
      { signal },
    )
    addEventListener('paste', (event) => take(event.clipboardData?.files), { signal })
    return () => stop.abort()
  }, [])
  return over
}

/** Everything dropped, folders opened and looked through; system files such as ".DS_Store" are left behind. */
export async function filesIn(transfer: DataTransfer | null): Promise<readonly globalThis.File[]> {
  // Entries are gone once the event is over: they are all taken before anything is waited for.
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return [...(transfer?.files ?? [])]
  const found = await Promise.all(entries.map((entry) => (entry ? filesOf(entry) : [])))
  return found.flat()
}

async function filesOf(entry: FileSystemEntry): Promise<readonly globalThis.File[]> {
  if (entry.name.startsWith('.')) return []
  if (entry.isFile) return [await new Promise<globalThis.File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const inside: FileSystemEntry[] = []
  // A folder is given in pieces of a hundred; an empty piece is the end.
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (piece.length === 0) break
    inside.push(...piece)
  }
  return (await Promise.all(inside.map(filesOf))).flat()
}
