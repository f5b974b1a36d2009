import { type Run, sameLine } from './runs.ts'

/** Groups of figures before and behind a comma that has a narrow space behind it, as mathematics is set: "$1, 034.00". */
const begun = /^\p{P}?(\p{Sc}?)\p{P}?\d{1,3}(?:,\d{3})*,$/u
const goneOn = /^\d{3}(?:,\d{3})*(\.\d{2})?\p{P}?$/u
/** Such a space, in sizes of the type; between words it is wider. */
const mostSpace = 0.3

/**
 * The runs with amounts put together that a narrow space behind their comma parts, where they can be nothing else: a sign of currency is before them,
 * cents are behind them, or what follows the comma begins with zero, alone among two figures. Numbers that are listed stay apart.
 */
export function thousandsJoined(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  let changed = false
  for (const run of runs) {
    const before = joined.at(-1)
    if (before === undefined || !isOneAmount(before, run, joined.at(-2))) joined.push(run)
    else {
      changed = true
      const [first, ...rest] = before.characters
      joined[joined.length - 1] = { ...before, characters: [first, ...rest, ...run.characters], spaceAfter: run.spaceAfter }
    }
  }
  return changed ? joined : runs
}

function isOneAmount(before: Run, run: Run, earlier: Run | undefined): boolean {
  const [first] = run.characters
  const last = before.characters.at(-1)
  if (last?.text !== ',' || !/^\d$/.test(first.text) || !sameLine(last, first)) return false
  const gap = first.start - last.end
  if (gap < 0 || gap > mostSpace * first.style.font.size) return false
  const [left, right] = [begun.exec(textOf(before)), goneOn.exec(textOf(run))]
  if (left === null || right === null) return false
  // "050, 060, 070": sizes and codes that are listed.
  const isListed = textOf(before).startsWith('0') || textOf(run).endsWith(',') || /\d,$/u.test(earlier === undefined ? '' : textOf(earlier))
  return left[1] !== '' || right[1] !== undefined || (first.text === '0' && !isListed)
}

const textOf = ({ characters }: Run): string => characters.map(({ text }) => text).join('')
