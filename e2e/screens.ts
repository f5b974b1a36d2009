import { writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of axe-core that a theme has a say in: all others judge what is the same in both. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe-core finds nothing wrong on the page as it is, and that nothing scrolls sideways. Where a page was judged as it is but for its theme,
 * `only` its colours need be judged again.
 */
export async function expectAccessible(page: Page, name: string, only?: 'colours'): Promise<void> {
  // Colours are judged at rest: an unfinished transition has colours of neither theme.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const builder = only === 'colours' ? new AxeBuilder({ page }).withRules(rulesOfColours) : new AxeBuilder({ page }).withTags(standards)
  // Without frames nothing has to be put together, for which axe would open a page of its own each time.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  )
  expect(found, name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  if (process.env.SCREENS) writeFileSync(`${process.env.SCREENS}/${name}.png`, await page.screenshot({ fullPage: true }))
}

/** Expects that a finger hits everything that can be pressed: 44 pixels high and wide, its label counted in; links in a sentence may be smaller. */
export async function expectTouchable(page: Page, name: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not([data-box]), a[href], select, summary, [role="tab"], input:not([type="file"])')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.closest('p, .sr') === null)
      .map((each) => {
        const [own, label] = [each, each.closest('label')].map((element) => element?.getBoundingClientRect())
        const [width, height] = [own?.width ?? 0, own?.height ?? 0]
        return {
          name: each.getAttribute('aria-label') ?? each.textContent,
          inSentence: getComputedStyle(each).display === 'inline',
          hidden: width <= 1 || height <= 1,
          // Half a pixel is lost in rounding.
          least: Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0)) + 0.5,
        }
      })
      .filter(({ least, hidden, inSentence }) => least < 44 && !hidden && !inSentence)
      .map(({ name, least }) => `${name?.trim()}: ${Math.floor(least)}`),
  )
  expect(small, `too small to touch: ${name}`).toEqual([])
}
