/** How many positions of the rail can be in view at once; behind the last card stand copies of the first ones, so that it never ends in a gap. */
export const visiblePositions = 6

/** Where the rail stands: a position from 0 to the number of cards. The last one shows the copy of the first card, and so looks like 0. */
export interface Move {
  /** Jump here first, without motion: looks the same as where the rail stands. */
  readonly from: number
  readonly to: number
}

/** The move to the next of `cards` cards from `position`; behind the last card it goes on to its copy of the first, never back. */
export function nextMove(position: number, cards: number): Move {
  const from = position % cards
  return { from, to: from + 1 }
}

/** Which card is first at `position`: the number of its dot, from 0. */
export const dotAt = (position: number, cards: number): number => position % cards
