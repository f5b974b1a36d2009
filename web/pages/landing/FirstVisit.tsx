import { limits } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import { Mark } from '../../ui/Logo.tsx'

const storageKey = 'landing_seen'

/** The loader over the already rendered page: 1.5 seconds, on the first visit of a session; scrolls and clicks pass through it. */
export function FirstVisit() {
  const [shown, setShown] = useState(() => sessionStorage.getItem(storageKey) === null)
  useEffect(() => {
    if (!shown) return
    sessionStorage.setItem(storageKey, 'yes')
    const timer = setTimeout(() => setShown(false), limits.timings.spinnerMs)
    return () => clearTimeout(timer)
  }, [shown])
  if (!shown) return null
  return (
    <div className="first-visit" role="status">
      <Mark className="first-visit-mark" moving />
      <span className="sr">Loading</span>
    </div>
  )
}
