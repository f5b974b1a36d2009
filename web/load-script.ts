const loading = new Map<string, Promise<void>>()

/** Loads a provider's script once; rejects when it can't be loaded, and tries again the next time. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(script)
  })
  loading.set(url, promise)
  return promise
}
