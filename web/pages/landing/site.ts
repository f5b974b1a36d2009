import type { Site } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import { request } from '../../api.ts'

// Asked once a page load: it changes only when the operator restarts the service.
let asked: Promise<Site | null> | undefined

/** What this installation offers; null until it has answered, or when it cannot be reached. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null)
  useEffect(() => {
    asked ??= request('site').catch(() => null)
    void asked.then(setSite)
  }, [])
  return site
}
