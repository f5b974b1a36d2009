import { X } from 'lucide-react'
import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { OfferRuns } from '../../offer.ts'
import * as texts from '../../texts/landing.ts'
import { timeLeft } from './countdown.ts'
import { useSite } from './site.ts'

// The offer's expiry as last heard from the server, and the expiry of the offer that was closed.
const expiryKey = 'offer_expiry'
const closedKey = 'offer_closed'
// The build writes the page out where there is no browser, once for the time of an offer and once for the time without.
const inBrowser = typeof document !== 'undefined'
const someDay = '9999-12-31T00:00:00.000Z'

/**
 * The offer with its countdown; gone once it has expired or was closed, which this browser remembers until the offer changes. The
 * expiry that the page came with keeps the bar's place until the rest is known, so that nothing moves when it comes.
 */
export function Promotion() {
  const site = useSite()
  const written = useContext(OfferRuns) ? someDay : null
  // First what the page was written out with, so that it can be taken over as it is; then, before it is painted again, what is known here.
  const [known, setKnown] = useState(() => (inBrowser ? (document.querySelector('.promo') ? knownHere() : null) : written))
  const [closed, setClosed] = useState<string | null>(null)
  useLayoutEffect(() => {
    setKnown(knownHere())
    setClosed(localStorage.getItem(closedKey))
  }, [])
  const endsAt = site?.offer.endsAt ?? known
  const left = useTimeUntil(endsAt)
  useEffect(() => {
    if (site) localStorage.setItem(expiryKey, site.offer.endsAt)
  }, [site])
  if (!endsAt || !(left > 0) || closed === endsAt) return null
  const { days, hours, minutes, seconds } = timeLeft(left)
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <aside className="promo" aria-label={texts.offer}>
      <div>
        {site && (
          <>
            <span>
              <b>
                {site.offer.credits}
                {texts.credits}
              </b>
              {texts.whenYouSignUp}
            </span>
            <span className="cd num" role="timer" aria-label={texts.offerEndsInDaysHours(days, hours, minutes)}>
              <span>{two(days)} d</span>
              <span>{two(hours)} h</span>
              <span>{two(minutes)} m</span>
              <span className="s">{two(seconds)} s</span>
            </span>
            <Link to="/auth?mode=signup">{texts.claim}</Link>
            <button
              className="x"
              type="button"
              aria-label={texts.closeOffer}
              onClick={() => {
                localStorage.setItem(closedKey, endsAt)
                setClosed(endsAt)
              }}
            >
              <X className="i i14" aria-hidden="true" />
            </button>
          </>
        )}
      </div>
    </aside>
  )
}

/** When the offer ends, as the page or an earlier visit says; null when neither does. */
const knownHere = (): string | null => document.documentElement.dataset.offerEnds ?? localStorage.getItem(expiryKey)

/** Milliseconds until `endsAt`, renewed each second, or each minute for people who asked for less motion; 0 without an end. */
function useTimeUntil(endsAt: string | null): number {
  // The page that is taken over was written out while the offer ran, whatever this device takes the time to be: it is told right after.
  const [now, setNow] = useState(() => (inBrowser && document.querySelector('.promo') ? 0 : Date.now()))
  useLayoutEffect(() => setNow(Date.now()), [])
  useEffect(() => {
    if (!endsAt || !(Date.parse(endsAt) > Date.now())) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setNow(Date.now()), still ? 60_000 : 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt ? Date.parse(endsAt) - now : 0
}
