// What a page does before, and without, the app: a small script that runs as soon as the page has been painted. Pages that came written out
// (written-out.ts) stand on it alone until somebody does something; first-paint.js says when the app comes.

import { timings } from '@docmill/contracts/limits'
import { followTheme, onThemeChange, shownTheme } from './ui/theme-choice.ts'
import { watchThreads } from './ui/threads.ts'

followTheme()
for (const drawing of document.querySelectorAll<SVGSVGElement>('svg.threads')) watchThreads(drawing)
nameTheme()
onThemeChange(nameTheme)
if (document.querySelector('.first-visit') && !('seen' in document.documentElement.dataset))
  setTimeout(() => {
    sessionStorage.setItem('landing_seen', 'yes')
    document.documentElement.dataset.seen = ''
  }, timings.spinnerMs)

/** The buttons that switch the theme say which one is shown. */
function nameTheme(): void {
  for (const button of document.querySelectorAll('button.theme')) button.setAttribute('aria-pressed', String(shownTheme() === 'dark'))
}
