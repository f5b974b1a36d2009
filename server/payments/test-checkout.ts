import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type TestPayments, testCheckoutPath } from '../platform/card-payments/index.ts'
import type { MailBrand } from '../platform/mail/index.ts'
import { money } from './words.ts'

const style = `:root{color-scheme:light dark;--canvas:#f9f8f5;--surface:#fff;--ink:#191712;--soft:#4a4842;--line:#e3e1db;--warn:#fbf0dc;--warn-ink:#6b4a06}
@media(prefers-color-scheme:dark){:root{--canvas:#0f0e0b;--surface:#171613;--ink:#f1f0ec;--soft:#b9b7b0;--line:#2c2b26;--warn:#33280f;--warn-ink:#f0cf8a}}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:8vh auto;padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{font-size:1.4rem;margin:0 0 1rem}p{color:var(--soft);margin:0 0 1rem}.label{background:var(--warn);color:var(--warn-ink);border-radius:7px;padding:.6rem .8rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1.5rem;margin:0 0 1.5rem}dt{color:var(--soft);white-space:nowrap}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:.6rem}button,a.back{font:inherit;font-weight:600;min-height:44px;border-radius:7px;border:1px solid var(--ink);cursor:pointer;display:grid;place-items:center;text-decoration:none}
button.pay{background:var(--ink);color:var(--canvas)}button.decline,a.back{background:none;color:var(--ink)}:focus-visible{outline:2px solid;outline-offset:2px}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/**
 * The checkout page of the test provider: says that it is one, pays or declines by a plain form, and goes back to the credits page with
 * what a real provider's checkout gives: order, payment and signature.
 */
export const testCheckoutRoutes =
  (provider: TestPayments, brand: MailBrand) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body)).get('act')),
    )
    const url = `${testCheckoutPath}:order`
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' }
    const creditsPage = '/dashboard/credits'

    app.get<{ Params: { order: string } }>(url, async (request, reply) => {
      const order = await provider.findOrder(request.params.order)
      const page = order
        ? checkoutPage(brand, request.params.order, money(order.amountMinor, order.currency))
        : notePage(brand, 'There is no such order.', creditsPage)
      return reply
        .code(order ? 200 : 404)
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(page)
    })
    app.post<{ Params: { order: string } }>(url, async (request, reply) => {
      const paid = await provider.pay(request.params.order, request.body === 'pay' ? 'captured' : 'failed')
      if (paid?.payment.state !== 'captured')
        return reply
          .code(paid ? 200 : 404)
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(
            notePage(brand, paid ? 'The payment was declined, as you asked. Nothing was bought.' : 'There is no such order.', creditsPage),
          )
      const { orderId, paymentId } = paid.payment
      const back = new URLSearchParams({ order_id: orderId, payment_id: paymentId, signature: paid.signature })
      return reply.headers({ 'cache-control': 'no-store' }).redirect(`${creditsPage}?${back}`, 303)
    })
  }

const checkoutPage = (brand: MailBrand, orderId: string, amount: string): string =>
  page(
    `Test checkout: ${brand.name}`,
    `<h1>Test checkout</h1><p class="label"><strong>No money moves here.</strong> This installation has no card payment provider; this page stands in for one.</p>
<dl><dt>To pay</dt><dd>${escaped(amount)}</dd><dt>Order</dt><dd>${escaped(orderId)}</dd></dl>
<form method="post"><button class="pay" name="act" value="pay">Pay ${escaped(amount)} as a test</button><button class="decline" name="act" value="decline">Decline the payment</button></form>`,
  )

const notePage = (brand: MailBrand, sentence: string, back: string): string =>
  page(
    `Test checkout: ${brand.name}`,
    `<h1>Test checkout</h1><p>${escaped(sentence)}</p><a class="back" href="${escaped(back)}">Back to credits</a>`,
  )

const page = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main>${main}</main></body></html>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
