import type { CardPayments } from './payment.ts'
import { type RazorpaySettings, razorpayPayments } from './razorpay.ts'
import { type TestPayments, type TestProviderDependencies, testPayments } from './test-provider.ts'

export { type CardPayments, type Payment, ProviderUnavailable } from './payment.ts'
export type { RazorpaySettings } from './razorpay.ts'
export { type TestPayments, testCheckoutPath } from './test-provider.ts'

/** The settings this folder needs. `razorpay`: null without keys. `production`: NODE_ENV=production, where money is real. */
export interface CardPaymentSettings {
  readonly razorpay: RazorpaySettings | null
  readonly production: boolean
}

/**
 * The provider that the settings name: Razorpay with keys; without them the built-in test provider, which gives credits for nothing and
 * is therefore refused in production.
 */
export function openCardPayments(settings: CardPaymentSettings, dependencies: TestProviderDependencies): CardPayments | TestPayments {
  if (settings.razorpay) return razorpayPayments(settings.razorpay)
  if (settings.production) throw new Error('RAZORPAY_KEY_ID is not set: the test payment provider is refused in production.')
  return testPayments(dependencies)
}

/** Whether a provider is the built-in one, whose checkout page we serve. */
export const isTestProvider = (provider: CardPayments): provider is TestPayments => provider.provider === 'test'
