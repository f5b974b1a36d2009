// The theme without React: also runs before the app is here (before-app.ts).

export type Theme = 'light' | 'dark'
/** What a person chose: a theme, or to follow the device. */
export type ThemeChoice = Theme | 'device'

const key = 'theme'
const changed = new EventTarget()
const device = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** The stored choice; 'device' when nothing valid is stored. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(key)
  return stored === 'dark' || stored === 'light' ? stored : 'device'
}

/** Stores a choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'device') localStorage.removeItem(key)
  else localStorage.setItem(key, choice)
  show()
}

/** The theme shown now. */
export const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Keeps the page in step with the device while no theme is chosen, with other tabs, and with paper. */
export function followTheme(): void {
  device().addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('beforeprint', showForPaper)
  addEventListener('afterprint', show)
}

/** Calls `listener` whenever another theme is shown or chosen; returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Paper is light, and a printer leaves dark grounds out. */
function showForPaper(): void {
  document.documentElement.dataset.theme = 'light'
  changed.dispatchEvent(new Event('change'))
}

function show(): void {
  const choice = themeChoice()
  document.documentElement.dataset.theme = choice === 'device' ? (device().matches ? 'dark' : 'light') : choice
  changed.dispatchEvent(new Event('change'))
}
