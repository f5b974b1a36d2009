const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
/** The number up to 399 that a text writes in Roman figures, null for other texts. */
export function romanNumber(text: string): number | null {
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text) || text === '') return null
  const figures = [...text].map((letter) => values[letter] ?? 0)
  return figures.reduce((sum, figure, index) => sum + (figure < (figures[index + 1] ?? 0) ? -figure : figure), 0)
}
