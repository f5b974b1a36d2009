import { useEffect, useEffectEvent } from 'react'
import type { PrintedKeys } from '../../KeysDialog.tsx'
import { usePreferences } from '../../preferences.ts'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/review.ts'

/** Everything the keyboard can do in a review, by the key that does it. */
export interface Actions {
  readonly accept: () => void
  readonly keep: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly nextValue: () => void
  readonly previousValue: () => void
  readonly edit: () => void
  readonly absent: () => void
  readonly zoomToSource: () => void
  readonly draw: () => void
  readonly boxes: () => void
  readonly turn: () => void
  readonly view: () => void
  readonly pageUp: () => void
  readonly pageDown: () => void
  readonly firstPage: () => void
  readonly lastPage: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly zoomFit: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly area: (direction: 1 | -1) => void
  readonly export: () => void
  readonly keys: () => void
}

/** The map as it is printed by "?": keys, and what they do. */
export const keyMap: PrintedKeys = [
  [[texts.enter], texts.acceptTheSuggestionOrThe],
  [[texts.shiftEnter], texts.keepWhatWasReadAnd],
  [['J', 'K'], texts.nextPreviousToCheck],
  [[texts.shiftJ, texts.shiftK], texts.nextPreviousValueOfAny],
  [['F2'], texts.editTypingInTheSheet],
  [['X'], texts.notOnThePage],
  [['Z'], texts.zoomToTheSourceAnd],
  [['D'], texts.drawANewBoxFor],
  [['B'], texts.boxesAllDoubtfulNone],
  [['R'], texts.turnThePage],
  [['F'], texts.fieldsTablesTextJsonIn],
  [[texts.pageUp, texts.pageDown], texts.previousNextPage],
  [[texts.home, texts.end], texts.firstLastPage],
  [['+', '−', '0'], texts.zoomInOutFit],
  [[texts.space, texts.drag], texts.moveThePage],
  [[commandKey, texts.wheel], texts.zoom],
  [['↑ ↓ ← →'], texts.inTheSheetWithShift],
  [[commandKey, texts.homeOrEnd], texts.firstLastCellOfThe],
  [[commandKey, 'C / V'], texts.copyPasteCells],
  [[texts.insert, `${commandKey} −`], texts.addRemoveARowOf],
  [[commandKey, 'Z'], texts.undo],
  [[commandKey, texts.shiftZ], texts.redo],
  [['F6'], texts.documentQuestionValuesChecksIn],
  [[commandKey, texts.enter], texts.exportInTheLastFormat],
  [['?'], texts.theseKeys],
]

/**
 * Binds the keyboard map while a review is shown. Keys without Ctrl or ⌘ are silent in fields and dialogs, on the buttons they would
 * press, and when single keys are switched off in Settings (WCAG 2.1.4); function and paging keys are no characters and stay.
 */
export function useReviewKeys(actions: Actions): void {
  const { shortcuts } = usePreferences()
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const bound = actionFor(event, shortcuts)
    if (!bound) return false
    if (bound.name === 'area') actions.area(bound.direction)
    else actions[bound.name]()
    return true
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (press(event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

type Simple = Exclude<keyof Actions, 'area'>
type Bound = { readonly name: Simple } | { readonly name: 'area'; readonly direction: 1 | -1 }
const plain = (name: Simple): Bound => ({ name })

const letters: Readonly<Record<string, Simple>> = {
  j: 'next',
  k: 'previous',
  J: 'nextValue',
  K: 'previousValue',
  x: 'absent',
  z: 'zoomToSource',
  d: 'draw',
  b: 'boxes',
  r: 'turn',
  f: 'view',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomFit',
  '?': 'keys',
}
const named: Readonly<Record<string, Simple>> = { F2: 'edit', PageUp: 'pageUp', PageDown: 'pageDown', Home: 'firstPage', End: 'lastPage' }

/** What a key press means; null for nothing. `singleKeys`: characters alone may act. */
export function actionFor(event: KeyboardEvent, singleKeys: boolean): Bound | null {
  const { key, shiftKey: shift, target } = event
  const command = event.ctrlKey || event.metaKey
  if (event.altKey) return null
  if (command) {
    const typing = isField(target)
    if (key.toLowerCase() === 'z' && !typing) return plain(shift ? 'redo' : 'undo')
    if (key.toLowerCase() === 'y' && !typing) return plain('redo')
    return key === 'Enter' ? plain('export') : null
  }
  if (key === 'F6') return { name: 'area', direction: shift ? -1 : 1 }
  if (isField(target)) return null
  if (key === 'Enter') return pressesItself(target) ? null : plain(shift ? 'keep' : 'accept')
  const name = named[key]
  if (name) return plain(name)
  // With Caps Lock on, the letter is still the same key.
  const letter = key.length === 1 && /[a-z]/i.test(key) ? (shift ? key.toUpperCase() : key.toLowerCase()) : key
  const single = Object.hasOwn(letters, letter) ? letters[letter] : undefined
  return singleKeys && single ? plain(single) : null
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** A button does what it says on Enter; the box that is already chosen has nothing left to do. */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button:not([data-box][aria-pressed="true"]), a, summary') !== null
