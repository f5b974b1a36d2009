// Scripts of pages that a person is about to open, loaded while they wait for something else.

const offered = new Map<string, () => Promise<unknown>>()

/** Names a page's script, for those who lead to the page without knowing it. */
export const offerAhead = (page: string, load: () => Promise<unknown>): void => {
  offered.set(page, load)
}

/** Loads a page's script if it is offered. A failure is met again, and told, when the page is opened. */
export const loadAhead = (page: string): void => {
  offered
    .get(page)?.()
    .catch(() => undefined)
}
