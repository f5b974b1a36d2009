import { limits } from '@docmill/contracts'
import { useEffect, useState } from 'react'
import * as texts from '../../texts/landing.ts'
import { Mark } from '../../ui/Logo.tsx'

const storageKey = 'landing_seen'

/**
 * The loader over the already rendered page: 1.5 seconds, on the first visit of a session; scrolls and clicks pass through it. A page that
 * came written out has it in it, and theme.js says before the first paint that this visit is not the first.
 */
export function FirstVisit() {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    if (sessionStorage.getItem(storageKey) !== null) return setShown(false)
    const timer = setTimeout(() => {
      sessionStorage.setItem(storageKey, 'yes')
      setShown(false)
    }, limits.timings.spinnerMs)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div className="first-visit" role="status">
      <Mark className="first-visit-mark" moving />
      <span className="sr">{texts.loading}</span>
    </div>
  )
}
