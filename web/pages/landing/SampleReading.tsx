import type { Sample, SampleName } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import { request, sentenceFor } from '../../api.ts'
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
      if (!asked.signal.aborted) setFault(sentenceFor(error, 'The sample could not be read.'))
    })
    return () => asked.abort()
  }, [name])
  if (sample) return <SampleResult sample={sample} title={title} />
  return (
    <div className="rt try-empty">
      {fault === null ? (
        <Skeleton widths={[70, 90, 60, 80, 75, 50]} label="Reading the page" />
      ) : (
        <Fault title="The sample was not read">{fault}</Fault>
      )}
    </div>
  )
}
