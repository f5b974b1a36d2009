import { type Conversion, type Format, limits } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import { fetchResult, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import * as texts from '../../texts/review.ts'
import { useToast } from '../../ui/Toast.tsx'

export interface Exports {
  /** Every format the corrected result can be saved in, the tool's own first. */
  readonly formats: readonly Format[]
  /** What the button and Ctrl Enter save. */
  readonly last: Format
  readonly busy: boolean
  /** Just saved: said on the button for three seconds. */
  readonly done: boolean
  save(format: Format): Promise<void>
}

/** Saves the corrected result in any format; `flush` sends what is not yet saved first, so that the file holds the last correction. */
export function useExports(conversion: Conversion, flush: () => Promise<boolean>): Exports {
  const offered = conversion.downloads
  const own = conversion.options.formats?.[0] ?? conversion.formats[0]?.format ?? 'xlsx'
  const [last, setLast] = useState<Format>(own)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const toast = useToast()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), limits.timings.successMessageMs)
    return () => clearTimeout(timer)
  }, [done])
  return {
    formats: [own, ...offered.filter((format) => format !== own)],
    last,
    busy,
    done,
    async save(format) {
      setBusy(true)
      setLast(format)
      try {
        if (!(await flush())) return toast(texts.yourCorrectionsCouldNotBe)
        const name = conversion.fileName.replace(/\.[^.]+$/, '')
        const { blob, fileName } = await fetchResult(conversion.id, format)
        saveBlob(blob, fileName ?? `${name}.${format}`)
        setDone(true)
      } catch (error) {
        toast(sentenceFor(error, texts.theFileCouldNotBe))
      } finally {
        setBusy(false)
      }
    },
  }
}
