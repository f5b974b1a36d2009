import { MessageCircle, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import * as texts from '../../texts/landing.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'

/**
 * The chat. The provider's script runs in a sandboxed frame without an origin, which is loaded only
 * once somebody asks for it: nothing of theirs is fetched before, and it cannot read the session.
 */
export function Chat() {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  })
  return (
    <div className="chat">
      {open && (
        <section id={panel} className="chat-panel" aria-label={texts.chat}>
          <div className="row between">
            <h2 className="h-card">{texts.chatWithUs}</h2>
            <Button kind="quiet" iconOnly aria-label={texts.closeChat} onClick={close}>
              <X className="i i18" aria-hidden="true" />
            </Button>
          </div>
          <iframe src="/chat-widget" title={texts.chat} sandbox="allow-scripts allow-popups allow-forms" />
        </section>
      )}
      <button
        type="button"
        className={buttonClass('primary')}
        ref={opener}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <MessageCircle className="i" aria-hidden="true" />
        {texts.chat}
      </button>
    </div>
  )
}
