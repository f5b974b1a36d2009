// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { Dialog } from './Dialog.tsx'
import { PasswordField, TextField } from './Field.tsx'
import { Progress } from './Progress.tsx'
import { Segmented } from './Segmented.tsx'
import { Switch } from './Switch.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { ToastProvider, useToast } from './Toast.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Code({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeInput length={6} label="6-digit code" value={value} onChange={setValue} onComplete={onComplete} />
}
const box = (number: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number} of 6`)
const typedCode = () => [1, 2, 3, 4, 5, 6].map((number) => box(number).value).join('')

test('a code typed digit by digit moves on by itself and is complete at the sixth', async () => {
  const complete = vi.fn()
  render(<Code onComplete={complete} />)
  await userEvent.click(box(1))
  await userEvent.keyboard('112a23')
  expect(typedCode()).toBe('11223')
  expect(document.activeElement).toBe(box(6))
  expect(complete).not.toHaveBeenCalled()
  await userEvent.keyboard('9')
  expect(complete).toHaveBeenCalledWith('112239')
})

test('a pasted code lands in the right boxes, whatever stands between its digits', async () => {
  const complete = vi.fn()
  render(<Code onComplete={complete} />)
  await userEvent.click(box(3))
  await userEvent.paste('Your code: 409-123')
  expect(typedCode()).toBe('409123')
  expect(complete).toHaveBeenCalledWith('409123')
})

test('Backspace in an empty box takes the digit before it', async () => {
  render(<Code onComplete={() => undefined} />)
  await userEvent.click(box(1))
  await userEvent.keyboard('12{Backspace}')
  expect(typedCode()).toBe('1')
  expect(document.activeElement).toBe(box(2))
})

test('a field with a fault says it is invalid and what is wrong', () => {
  render(<TextField label="E-mail" error="Invalid email format" hint="As on your card" />)
  const field = screen.getByLabelText('E-mail')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Invalid email format', 'As on your card'])
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />)
  const field = screen.getByLabelText('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('a busy button keeps focus and does nothing when pressed', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Convert
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Convert' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect((button as HTMLButtonElement).disabled).toBe(false)
})

test('a busy submit button sends no form', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('a dialog carries its title as name and closes from its button', async () => {
  const close = vi.fn()
  render(
    <Dialog open onClose={close} title="Log out?">
      Running conversions go on.
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('a press beside a dialog closes it until something was written in it', async () => {
  const close = vi.fn()
  render(
    <Dialog open onClose={close} title="Rename">
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Rename' })
  await userEvent.click(dialog)
  expect(close).toHaveBeenCalledOnce()
  await userEvent.type(screen.getByLabelText('Name'), 'Policy')
  await userEvent.click(dialog)
  expect(close).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledTimes(2)
})

test('a segment that is chosen says so', async () => {
  const change = vi.fn()
  render(
    <Segmented
      label="Keep results"
      value={24}
      onChange={change}
      choices={[
        { value: 0, label: '0', says: 'hours' },
        { value: 24, label: '24 h' },
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: '24 h' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '0 hours' }))
  expect(change).toHaveBeenCalledWith(0)
})

test('a switch tells its state and asks for the other', async () => {
  const change = vi.fn()
  render(<Switch label="Single-key shortcuts" on onChange={change} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts', checked: true }))
  expect(change).toHaveBeenCalledWith(false)
})

test('progress is told in whole percent and never beyond its ends', () => {
  render(<Progress share={1.7} label="Pages read" />)
  expect(screen.getByRole('progressbar', { name: 'Pages read' }).getAttribute('aria-valuenow')).toBe('100')
})

test('the theme button flips the theme and stores it', async () => {
  document.documentElement.dataset.theme = 'light'
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: false }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }))
  expect(localStorage.getItem('theme')).toBe('light')
})

test('a toast is announced and goes after three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  function Saver() {
    const toast = useToast()
    return <Button onClick={() => toast('Username saved')}>Save</Button>
  }
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('status').textContent).toBe('Username saved')
  await act(() => vi.advanceTimersByTimeAsync(3001))
  expect(screen.getByRole('status').textContent).toBe('')
  vi.useRealTimers()
})
