import type { Line, Word } from '../model/index.ts'

/** What stands for something within code is hardly longer. */
const mostInPlaceholder = 8
/** A command with what stands for its argument, which is set in italics: "\heading{⟨text⟩}". */
const command = /^\\\p{L}{2,}\*?[[{(].*⟨/u

/**
 * The lines with what stands for something within code, between ⟨ and ⟩, in the face of that code, whatever it is set in: "\heading{⟨name of a part⟩}" is one
 * piece of code. `faces` are those of code in the document.
 */
export function withPlaceholdersAsCode(lines: readonly Line[], faces: ReadonlySet<string>): readonly Line[] {
  const [face] = faces
  if (face === undefined || !lines.some((line) => line.words.some(({ text }) => text.includes('⟨')))) return lines
  let open = 0
  const asCode = (word: Word): Word => {
    const isWithin = open > 0 || command.test(word.text)
    const isCode = isWithin || (word.font !== null && faces.has(word.font.family))
    const opens = word.text.lastIndexOf('⟨') > word.text.lastIndexOf('⟩')
    if (opens) open = isCode ? 1 : 0
    else if (word.text.includes('⟩')) open = 0
    else if (open > 0) open = open < mostInPlaceholder ? open + 1 : 0
    return (isWithin || (opens && isCode)) && word.font !== null
      ? { ...word, font: { ...word.font, family: face, italic: false, bold: false } }
      : word
  }
  return lines.map((line) => ({ ...line, words: line.words.map(asCode) }))
}
