import type { Page } from '@playwright/test'

/** Presses Tab until the wanted thing has focus, and shows it, as a person without a mouse does; fails after `most` presses. */
export async function tabTo(page: Page, name: RegExp, most = 90): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      if (!element?.matches(':focus-visible')) return ''
      return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim()
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

/** Goes to a field with Tab and types into it, over what stands there. */
export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Goes to a button or a link with Tab and presses Enter. */
export async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
