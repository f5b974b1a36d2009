import { creditMessages, paymentMessages } from '@docmill/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, type ReplyOf, request, sentenceFor } from '../../api.ts'
import { loadScript } from '../../load-script.ts'

type Order = ReplyOf<'createOrder'>
/** What a checkout hands back when the person has paid; null when they closed it. */
type Paid = { readonly payment_id: string; readonly order_id: string; readonly signature: string } | null

/** What of Razorpay's standard checkout is used; see https://razorpay.com/docs/payments/payment-gateway/web-integration/standard. */
interface RazorpayAnswer {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}
declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => { open(): void }
  }
}
const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js'

/** Buys credits: order, checkout, verification. `buying` is the amount in cents under way; `fault` the sentence of what went wrong. */
export function useCheckout(onBought: (credits: number) => void) {
  const queries = useQueryClient()
  const [buying, setBuying] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const attempt = useRef<{ readonly minor: number; readonly key: string } | null>(null)
  const verify = async (paid: NonNullable<Paid>, amount: number) => {
    const { credits } = await request('verifyPayment', { body: { ...paid, amount } }).catch(refuse(paymentMessages.verify))
    // A first answer that is still on its way was asked for before the payment; asking again would wait for it and take it for the new one.
    await queries.cancelQueries({ queryKey: ['transactions'] })
    await queries.invalidateQueries({ queryKey: ['transactions'] })
    onBought(credits)
  }
  const [search, setSearch] = useSearchParams()
  const finish = useEffectEvent(async () => {
    const returned = returnedPayment(search)
    if (!returned) return
    setSearch(returned.before, { replace: true })
    try {
      await verify(returned.paid, returned.amount)
    } catch (error) {
      setFault(sentenceFor(error, paymentMessages.verify))
    }
  })
  useEffect(() => void finish(), [])
  const buy = async (minor: number) => {
    if (buying !== null) return
    setBuying(minor)
    setFault(null)
    if (attempt.current?.minor !== minor) attempt.current = { minor, key: crypto.randomUUID() }
    try {
      const order = await request('createOrder', { body: { amount: minor }, idempotencyKey: attempt.current.key }).catch(
        refuse(paymentMessages.initiate),
      )
      const paid = order.provider === 'razorpay' ? await payWithRazorpay(order) : await payOnTestPage(order)
      if (!paid) return
      attempt.current = null
      await verify(paid, order.amount)
    } catch (error) {
      setFault(sentenceFor(error, error instanceof Error ? error.message : paymentMessages.initiate))
    } finally {
      setBuying(null)
    }
  }
  return { buy, buying, fault } as const
}

/** Keeps the server's own sentence and uses the specified one for everything else. */
const refuse =
  (sentence: string) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.code !== 'unexpected-reply') throw error
    throw new Error(sentence)
  }

async function payWithRazorpay(order: Order): Promise<Paid> {
  await loadScript(razorpayScript).catch(() => {
    throw new Error(paymentMessages.sdk)
  })
  const person = await request('settings').catch(() => {
    throw new Error(creditMessages.profile)
  })
  const { Razorpay } = window
  if (!Razorpay) throw new Error(paymentMessages.sdk)
  return new Promise((resolve) => {
    new Razorpay({
      key: order.keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: 'Docmill',
      description: `${order.credits} credits`,
      prefill: { name: person.userName, email: person.user_email_id },
      handler: (answer: RazorpayAnswer) =>
        resolve({ payment_id: answer.razorpay_payment_id, order_id: answer.razorpay_order_id, signature: answer.razorpay_signature }),
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}

/** The test provider's page is a page of ours: the window goes there and comes back with the payment in its address. */
function payOnTestPage(order: Order): Promise<Paid> {
  if (!order.checkoutUrl) throw new Error(paymentMessages.initiate)
  sessionStorage.setItem(`${orderKey}${order.id}`, JSON.stringify({ amount: order.amount, search: location.search }))
  location.assign(order.checkoutUrl)
  // The page is being left: nothing follows here.
  return new Promise(() => undefined)
}
const orderKey = 'order:'

/**
 * The payment that the test provider's page left in the address, with the amount ordered in this window and the query that the page had
 * before; null for none.
 */
function returnedPayment(
  search: URLSearchParams,
): { readonly paid: NonNullable<Paid>; readonly amount: number; readonly before: string } | null {
  const [order_id, payment_id, signature] = ['order_id', 'payment_id', 'signature'].map((name) => search.get(name))
  const stored = sessionStorage.getItem(`${orderKey}${order_id}`)
  if (!order_id || !payment_id || !signature || !stored) return null
  sessionStorage.removeItem(`${orderKey}${order_id}`)
  const { amount, search: before } = JSON.parse(stored) as { amount: number; search: string }
  return { paid: { order_id, payment_id, signature }, amount, before }
}
