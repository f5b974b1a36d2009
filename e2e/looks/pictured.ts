import { expect, type Locator, type Page } from '@playwright/test'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const
const themes = ['light', 'dark'] as const

interface Shown {
  /** Begins the names of its pictures. */
  readonly name: string
  /** The part of the page to come first; its top without one. */
  readonly at?: string | undefined
  /** Covered: what is no part of the app's look. */
  readonly covered?: string | undefined
  /** All that is pictured; without it, what the window shows. */
  readonly part?: Locator | undefined
  /** The narrowest and the widest window in which there is such a thing. */
  readonly from?: number | undefined
  readonly upTo?: number | undefined
}

/** Expects that the page as it stands looks as its pictures do, in three widths and both themes. */
export async function expectLooks(
  page: Page,
  { name, at, covered, part, from = 0, upTo = Number.POSITIVE_INFINITY }: Shown,
): Promise<void> {
  for (const size of sizes.filter(({ width }) => width >= from && width <= upTo)) {
    await page.setViewportSize(size)
    for (const theme of themes) {
      // Pages without script go by the device's theme.
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate(
        async ([value, selector]) => {
          document.documentElement.dataset.theme = value
          if (selector) document.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'instant' })
          await document.fonts.ready
        },
        [theme, at] as const,
      )
      const picture = `${name}-${size.width}-${theme}.png`
      const mask = covered ? [page.locator(covered)] : []
      if (part) await expect(part).toHaveScreenshot(picture, { mask })
      else await expect(page).toHaveScreenshot(picture, { mask })
    }
  }
}
