import { type Run, sameLine } from './runs.ts'

/** The number of a list item or a section. */
const number = /^\d{1,3}[.)]$/
/** Scripts whose words stand apart from such a number. */
const letter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
/** In letter sizes: what stands nearer at its left makes it part of a line of text. */
const nearest = 1

/**
 * The runs with the numbers of list items parted from the texts they touch. Word processors set number and text by themselves, and where the
 * number is wider than its room ("10." where "9." had some) nothing is left between them.
 */
export function numbersParted(runs: readonly Run[]): readonly Run[] {
  const parted: Run[] = []
  let changed = false
  runs.forEach((run, i) => {
    const at = endOfNumber(run)
    if (at === 0) {
      parted.push(run)
      return
    }
    const [first, ...rest] = run.characters.slice(0, at)
    const [opening, ...following] = run.characters.slice(at)
    if (first === undefined || opening === undefined || isBehind(run, runs[i - 1])) parted.push(run)
    else {
      changed = true
      parted.push({ ...run, characters: [first, ...rest], spaceAfter: true })
      parted.push({ ...run, characters: [opening, ...following], spaceBefore: true })
    }
  })
  return changed ? parted : runs
}

/** How many characters of the run are a number that the file draws by itself; 0 for none. */
function endOfNumber({ characters }: Run): number {
  if (!/^\d/.test(characters[0].text)) return 0
  const object = characters[0].style.object
  const end = characters.findIndex(({ style }) => style.object !== object)
  if (end < 2 || end > 4 || characters.length - end < 2 || !letter.test(characters[end]?.text ?? '')) return 0
  const text = characters
    .slice(0, end)
    .map((character) => character.text)
    .join('')
  return number.test(text) ? end : 0
}

/** Whether the run goes on with the line of the one before. */
function isBehind({ characters: [first] }: Run, before: Run | undefined): boolean {
  const last = before?.characters.at(-1)
  if (last === undefined || !sameLine(last, first)) return false
  const gap = first.start - last.end
  return gap > -nearest * first.style.font.size && gap < nearest * first.style.font.size
}
