import { enquiryMessages, limits } from '@docmill/contracts'
import { useEffect, useRef } from 'react'
import { PaperSketch } from '../../ui/Paper.tsx'

/** Says thank you for three seconds, which its bar measures, then calls `onEnd`. */
export function ThankYou({ onEnd }: { readonly onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setTimeout(() => end.current(), limits.timings.thankYouMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog ref={dialog} className="thanks" aria-labelledby="thanks-title" onCancel={(event) => event.preventDefault()}>
      <div className="thanks-slip" aria-hidden="true">
        <PaperSketch seed={3} lines={5} />
        <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="19" fill="none" stroke="var(--ink)" strokeWidth="5" strokeDasharray="2 2" />
          <circle cx="22" cy="22" r="16" fill="var(--marker)" />
          <path d="m15 22.5 5 5 9-10" fill="none" stroke="var(--on-marker)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
      <h2 className="display" id="thanks-title">
        {enquiryMessages.thanksTitle}
      </h2>
      <p className="dim">{enquiryMessages.thanks}</p>
      <div className="bar thanks-bar" aria-hidden="true">
        <i />
      </div>
      <p className="faint thanks-note" role="status">
        {enquiryMessages.redirecting}
      </p>
    </dialog>
  )
}
