import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { siteQuery } from '../../queries.ts'

const storageKey = 'offer_expiry'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The offer with its countdown; gone once it has expired or was closed, which this browser remembers until the offer changes. */
export function Promotion() {
  const { data: site } = useQuery(siteQuery)
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKey))
  const endsAt = site?.offer.endsAt
  const left = useCountdown(endsAt)
  if (!site || !endsAt || left <= 0 || closed === endsAt) return null
  const parts = {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <aside className="promo" aria-label="Offer">
      <div>
        <span>
          <b>{site.offer.credits} credits</b> when you sign up
        </span>
        <span className="cd num" role="timer" aria-label={`Offer ends in ${parts.days} days ${parts.hours} hours ${parts.minutes} minutes`}>
          <span>{two(parts.days)} d</span>
          <span>{two(parts.hours)} h</span>
          <span>{two(parts.minutes)} m</span>
          <span className="s">{two(parts.seconds)} s</span>
        </span>
        <Link to="/auth?mode=signup">Claim</Link>
        <button
          className="x"
          type="button"
          aria-label="Close offer"
          onClick={() => {
            localStorage.setItem(storageKey, endsAt)
            setClosed(endsAt)
          }}
        >
          <X className="i i14" aria-hidden="true" />
        </button>
      </div>
    </aside>
  )
}

/** Milliseconds until `endsAt`, renewed each second, or each minute for people who asked for less motion. */
function useCountdown(endsAt: string | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!endsAt || Date.parse(endsAt) <= Date.now()) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setNow(Date.now()), still ? minute : second)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt ? Date.parse(endsAt) - now : 0
}
