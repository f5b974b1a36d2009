import { isNumberOnDisc } from '../model/index.ts'
import type { GridCell } from './grid.ts'

const fewestBullets = 3
const bullet = /^[•‣▪▫■●○◦➢]$/u
/** true for a sign that stands before the items of lists and nowhere else. */
export const isBullet = (text: string): boolean => bullet.test(text)

/** true for a list: bullets and what stands beside them are all that the cells hold, be it in the one column of a ruled table that is written in. */
export function isBulletList(filled: readonly GridCell[]): boolean {
  const columns = [...new Set(filled.map(({ column }) => column))].sort((a, b) => a - b)
  const bullets = filled.filter(({ column }) => column === columns[0])
  return (
    columns.length === 2 &&
    bullets.length >= fewestBullets &&
    filled.every(({ columnSpan }) => columnSpan === 1) &&
    (bullets.every(({ words }) => words.every(({ text }) => isBullet(text))) || areNumbersOnDiscs(bullets, filled))
  )
}

/** true when each of them is a number on a disc before the text of its row. */
const areNumbersOnDiscs = (numbers: readonly GridCell[], filled: readonly GridCell[]): boolean =>
  numbers.every(({ row, words: [number, ...others] }) => {
    const text = filled.find((cell) => cell.row === row && cell.column > 0 && !numbers.includes(cell))
    return number !== undefined && others.length === 0 && isNumberOnDisc(number, text?.words[0])
  })
