import type { Word } from '../../model/index.ts'

/** Whether two texts are set in one size, weight and slant, as told by their first words; true where the reader cannot tell. */
export function setAlike(some: readonly Word[], others: readonly Word[]): boolean {
  const [first, own] = [some[0]?.font, others[0]?.font]
  if (first == null || own == null || some[0]?.readBy !== 'text-layer') return true
  return Math.abs(first.size - own.size) <= 0.04 * first.size && first.bold === own.bold && first.italic === own.italic
}
