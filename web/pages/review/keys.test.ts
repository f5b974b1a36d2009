// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { actionFor } from './keys.ts'

afterEach(() => document.body.replaceChildren())

const pressed = (key: string, change: KeyboardEventInit = {}, on: HTMLElement = document.body, single = true) => {
  let seen: ReturnType<typeof actionFor> = null
  const listen = (event: KeyboardEvent) => {
    seen = actionFor(event, single)
  }
  addEventListener('keydown', listen)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...change }))
  removeEventListener('keydown', listen)
  return (seen as ReturnType<typeof actionFor>)?.name ?? null
}
const made = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it.each([
  ['Enter', {}, 'accept'],
  ['Enter', { shiftKey: true }, 'keep'],
  ['j', {}, 'next'],
  ['K', { shiftKey: true }, 'previousValue'],
  ['F2', {}, 'edit'],
  ['x', {}, 'absent'],
  ['z', {}, 'zoomToSource'],
  ['d', {}, 'draw'],
  ['b', {}, 'boxes'],
  ['f', {}, 'view'],
  ['PageDown', {}, 'pageDown'],
  ['0', {}, 'zoomFit'],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['Enter', { metaKey: true }, 'export'],
  ['F6', {}, 'area'],
  ['?', { shiftKey: true }, 'keys'],
])('%s with %j does what the map says', (key, change, name) => {
  expect(pressed(key, change)).toBe(name)
})

it('single keys are silent when they are switched off, the others are not', () => {
  expect(pressed('j', {}, document.body, false)).toBeNull()
  expect(pressed('Enter', {}, document.body, false)).toBe('accept')
  expect(pressed('z', { ctrlKey: true }, document.body, false)).toBe('undo')
})

it('nothing is taken from a field but export and the change of area', () => {
  const field = made('<input>')
  expect(pressed('j', {}, field)).toBeNull()
  expect(pressed('z', { ctrlKey: true }, field)).toBeNull()
  expect(pressed('Enter', { ctrlKey: true }, field)).toBe('export')
  expect(pressed('F6', {}, field)).toBe('area')
})

it('Enter presses the button it is on; only the box already chosen passes it on', () => {
  expect(pressed('Enter', {}, made('<button>Undo</button>'))).toBeNull()
  expect(pressed('Enter', {}, made('<button data-box="a" aria-pressed="false"></button>'))).toBeNull()
  expect(pressed('Enter', {}, made('<button data-box="a" aria-pressed="true"></button>'))).toBe('accept')
})
