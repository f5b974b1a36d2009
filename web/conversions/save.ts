import { fetchResult } from '../api.ts'

/** Hands bytes to the browser's downloads under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the bytes over by the next task; a minute is far more than it needs and frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads one result of a conversion. Throws ApiError. */
export async function saveResult(id: string, { format, fileName }: { readonly format: string; readonly fileName: string }): Promise<void> {
  const result = await fetchResult(id, format)
  saveBlob(result.blob, result.fileName ?? fileName)
}
