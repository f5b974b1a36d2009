import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as texts from '../texts/ui.ts'
import { Button } from './Button.tsx'

interface DialogProps {
  readonly open: boolean
  /** Esc, the close button, or a press beside a dialog in which nothing was written yet. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Buttons, the least harmful first in reading order. */
  readonly actions?: ReactNode
}

/** A modal dialog on the browser's own <dialog>: focus stays inside and goes back where it came from. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const written = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    written.current = false
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Esc by itself, as the cancel event
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onInput={() => {
        written.current = true
      }}
      onClick={(event) => event.target === dialog.current && !written.current && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <div className="row between">
            <h2 id={titleId}>{title}</h2>
            <Button kind="quiet" size="small" iconOnly aria-label={texts.close} onClick={onClose}>
              <X className="i i14" aria-hidden="true" />
            </Button>
          </div>
          <div className="dialog-content">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
