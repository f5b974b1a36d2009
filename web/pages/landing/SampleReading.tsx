import type { Sample, SampleName } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import { request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/landing.ts'
import { Fault } from '../../ui/Fault.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { SampleResult } from './SampleResult.tsx'

/** Has one sample read by the service and shows what came of it; leaving it gives the reading up. */
export default function SampleReading({ name, title }: { readonly name: SampleName; readonly title: string }) {
  const [sample, setSample] = useState<Sample | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    request('trySample', { params: { name }, signal: asked.signal }).then(setSample, (error: unknown) => {
      if (!asked.signal.aborted) setFault(sentenceFor(error, texts.theSampleCouldNotBe))
    })
    return () => asked.abort()
  }, [name])
  if (sample) return <SampleResult sample={sample} title={title} />
  return (
    <div className="rt try-empty">
      {fault === null ? (
        <Skeleton widths={[70, 90, 60, 80, 75, 50]} label={texts.readingThePage} />
      ) : (
        <Fault title={texts.theSampleWasNotRead}>{fault}</Fault>
      )}
    </div>
  )
}
