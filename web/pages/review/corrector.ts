import type { Correction, ParsedDocument } from '@docmill/engine/model'
import { useEffect, useMemo, useState } from 'react'

type Engine = typeof import('@docmill/engine/review')
let loaded: Engine | null = null

/** Loads what makes corrections: needed from the first correction on, so that a document is shown without waiting for it. */
export async function loadCorrector(): Promise<Engine> {
  loaded ??= await import('@docmill/engine/review')
  return loaded
}

/** The document with the corrections made, step by step as they grow; as it was read while what makes them is still on its way. */
export function useCorrected(base: ParsedDocument, corrections: readonly Correction[]): ParsedDocument {
  const [engine, setEngine] = useState(loaded)
  useEffect(() => {
    if (!engine) void loadCorrector().then(setEngine)
  }, [engine])
  const correct = useMemo(() => engine?.continuedReview(base) ?? null, [engine, base])
  return useMemo(() => correct?.(corrections) ?? base, [correct, corrections, base])
}
