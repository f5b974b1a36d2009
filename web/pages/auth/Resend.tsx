import { limits } from '@docmill/contracts'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as texts from '../../texts/auth.ts'

/**
 * Asks for another code, once the wait since the last one is over (30 seconds, also enforced by the server).
 * `onResend` sends it and rejects when it can't; the wait then starts anew only if it was sent.
 */
export function Resend({ onResend }: { readonly onResend: () => Promise<boolean> }) {
  const [freeAt, setFreeAt] = useState(() => Date.now() + limits.code.resendMs)
  const [now, setNow] = useState(Date.now)
  const waiting = Math.ceil((freeAt - now) / 1000)
  useEffect(() => {
    if (waiting <= 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  const resend = async () => {
    if (!(await onResend())) return
    setFreeAt(Date.now() + limits.code.resendMs)
    setNow(Date.now())
  }
  if (waiting > 0)
    return (
      <span className="faint num row">
        <Clock className="i i14" aria-hidden="true" />
        {texts.sendAgainIn0}
        {String(waiting).padStart(2, '0')}
      </span>
    )
  return (
    <button type="button" className="link" onClick={() => void resend()}>
      {texts.sendAgain}
    </button>
  )
}
