// The worker's side of a question: it can only be put to the parent, which alone decides what leaves the machine.

import type { Vision } from '../stages.ts'
import type { Question } from './protocol.ts'

/** Hands a question to the parent; resolves with the answer, null when there is none. */
export type Ask = (question: Question) => Promise<unknown>

/** Questions of one job: a file of many documents gets the built-in reading for the rest. The parent counts as well. */
export const mostQuestions = 8

/** A second reader whose questions go to the parent, with pages that `draw` has laid into the job folder. */
export function visionOf(ask: Ask, draw: (page: number) => Promise<void>): Vision {
  let asked = 0
  const drawn = new Set<number>()
  return {
    ask: async (pages, text, schema) => {
      if (asked >= mostQuestions) throw new Error('the questions of this job are used up')
      asked += 1
      const shown: number[] = []
      for (const page of pages) {
        // A page that cannot be drawn is asked about by its text alone.
        const there =
          drawn.has(page) ||
          (await draw(page).then(
            () => true,
            () => false,
          ))
        if (there) {
          drawn.add(page)
          shown.push(page)
        }
      }
      const answer = await ask({ id: asked, text, schema: JSON.stringify(schema), pages: shown })
      if (answer === null) throw new Error('the model gave no answer')
      return answer
    },
  }
}
