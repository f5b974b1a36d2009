/** Focus moves to the page's heading, unless something on the page asked for focus itself. */
export function focusHeading(): void {
  const active = document.activeElement
  if (active?.closest('[data-takes-focus]')) return
  // What is turned away, as the back of the contact card is, can't have focus.
  const heading = document.querySelector<HTMLElement>('h1:not([inert] *)')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
