import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import * as texts from '../texts/ui.ts'

interface CodeInputProps {
  readonly length: number
  /** The digits so far, from the first box on. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** All boxes are filled. */
  readonly onComplete?: (value: string) => void
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly label: string
  readonly autoFocus?: boolean
}

/** One box a digit. Typing moves on, Backspace goes back, a pasted or autofilled code lands in the right boxes. */
export function CodeInput({ length, value, onChange, onComplete, invalid = false, describedBy, label, autoFocus = false }: CodeInputProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focusBox = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus()
  // A code that was refused is typed anew from the first box on.
  const again = invalid && value === ''
  useEffect(() => {
    if (again) boxes.current[0]?.focus()
  }, [again])

  const put = (text: string, at: number) => {
    const digits = text.replace(/\D/g, '')
    if (digits === '') return
    const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length)
    onChange(next)
    focusBox(Math.min(at + digits.length, length - 1))
    if (next.length === length) onComplete?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const at = value[index] === undefined ? index - 1 : index
      if (at < 0) return
      onChange(value.slice(0, at) + value.slice(at + 1))
      focusBox(at)
    }
    // The same digit again changes nothing in the box, so no change event would move on.
    if (event.key === value[index]) {
      event.preventDefault()
      focusBox(index + 1)
    }
    if (event.key === 'ArrowLeft') focusBox(index - 1)
    if (event.key === 'ArrowRight') focusBox(Math.min(index + 1, value.length))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    put(event.clipboardData.getData('text'), 0)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid container in every browser
    <div className="otp" data-takes-focus={autoFocus || undefined} role="group" aria-label={label} aria-describedby={describedBy}>
      {Array.from({ length }, (_, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          ref={(element) => {
            boxes.current[index] = element
          }}
          aria-label={texts.digitOf(index + 1, length)}
          aria-invalid={invalid || undefined}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          // biome-ignore lint/a11y/noAutofocus: the view exists for this one entry
          autoFocus={autoFocus && index === 0}
          value={value[index] ?? ''}
          className={value[index] ? 'has' : undefined}
          onChange={(event) => put(event.target.value.replace(value[index] ?? '', '') || event.target.value, Math.min(index, value.length))}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  )
}
