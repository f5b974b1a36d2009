// How every screen looks, in both themes and three widths, beside pictures that were looked at: e2e/looks/*.png. After a wanted change:
//
//   npm run browser -- looks.spec --update-snapshots
//
// and look at the pictures that git shows as changed. What moves, what comes from the service and the hour are fixed (looks/fixed.ts), and
// differences as another version of Chromium makes are let through: one pixel of fifty must differ, by more than a pale tint of it.

import { calls } from '@docmill/contracts'
import { expect, test } from '@playwright/test'
import { freeze, replies } from '../looks/fixed.ts'
import { expectLooks } from '../looks/pictured.ts'

const conversion = Object.keys(replies)
  .find((call) => /conversions\/[\w-]+$/.test(call))
  ?.split('/')
  .at(-1)

interface Screen {
  readonly name: string
  readonly path: string
  readonly heading: RegExp
  /** The part of the page to come first; its top without one. */
  readonly at?: string
  /** Covered: what is no part of the app's look. */
  readonly covered?: string
}
const screens: readonly Screen[] = [
  { name: 'landing', path: '/', heading: /Every cell remembers/ },
  { name: 'landing-features', path: '/', heading: /Every cell remembers/, at: '#features' },
  { name: 'landing-tools', path: '/', heading: /Every cell remembers/, at: '#tools' },
  { name: 'landing-samples', path: '/', heading: /Every cell remembers/, at: '#samples' },
  { name: 'login', path: '/auth', heading: /Welcome back/ },
  { name: 'sign-up', path: '/auth?mode=signup', heading: /Make an account/ },
  { name: 'forgot', path: '/auth?mode=forgot', heading: /Forgotten password/ },
  { name: 'undo-email', path: '/undo-email-change#token=none', heading: /Undo the change/ },
  { name: 'contact', path: '/contact', heading: /Contact Us/ },
  { name: 'on-premise', path: '/onPremise', heading: /On-Premise Solution/ },
  { name: 'terms', path: '/terms-of-service', heading: /Terms of service/, covered: 'iframe' },
  { name: 'privacy', path: '/privacy-policy.html', heading: /Privacy policy/ },
  { name: 'accuracy', path: '/accuracy', heading: /How accurate is it/ },
  { name: 'home', path: '/dashboard', heading: /Good/ },
  { name: 'conversions', path: '/dashboard/conversions', heading: /All conversions/ },
  { name: 'converters', path: '/dashboard/converters', heading: /Converters/ },
  { name: 'converter', path: '/dashboard/converters/pdf-to-excel', heading: /PDF to Excel/ },
  { name: 'converter-fields', path: '/dashboard/converters/kv-json', heading: /KV|JSON/ },
  { name: 'conversion', path: `/dashboard/conversions/${conversion}`, heading: /./ },
  { name: 'templates', path: '/dashboard/templates', heading: /Templates/ },
  { name: 'credits', path: '/dashboard/credits', heading: /Credits/ },
  { name: 'settings', path: '/dashboard/settings', heading: /Settings/ },
  { name: 'api-access', path: '/dashboard/api-access', heading: /API access/ },
]

test.use({ timezoneId: 'UTC', locale: 'en-GB' })

test('the recorded replies are what the contract says', () => {
  for (const [name, reply] of Object.entries(replies)) {
    const [method, address = ''] = name.split(' ')
    const path = address.split('?')[0] ?? ''
    const call = Object.values(calls).find(
      (each) => each.method === method && new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
    )
    expect(call, name).toBeDefined()
    if (call?.reply && typeof call.reply === 'object' && 'parse' in call.reply) call.reply.parse(reply)
  }
})

for (const { name, path, heading, at, covered } of screens)
  test(`${name} looks as it did`, async ({ page }) => {
    await freeze(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Figures of the benchmark change with every run of it, and their number with every track.
    await page.locator('.accuracy tbody').evaluateAll((bodies) => {
      for (const body of bodies) body.replaceChildren()
    })
    await expectLooks(page, { name, at, covered })
  })
