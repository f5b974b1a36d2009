import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type TestPayments, testCheckoutPath } from '../platform/card-payments/index.ts'
import type { MailBrand } from '../platform/mail/index.ts'
import { money } from './words.ts'

// In the look of the app, of which it is no part: it works without script, and nothing but its own style and the app's fonts is loaded.
const style = `@font-face{font-family:Geist;src:url(/fonts/geist.woff2) format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:Bricolage;src:url(/fonts/bricolage.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Mono;src:url(/fonts/geist-mono.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--canvas:#faf9f6;--surface:#fff;--ink:#171613;--soft:#4b4943;--line:#dedcd5;--warn:#fbf0dc;--warn-ink:#6b4a06}
@media(prefers-color-scheme:dark){:root{--canvas:#0e0d0a;--surface:#191814;--ink:#f3f1ea;--soft:#b9b6ac;--line:#34322c;--warn:#33280f;--warn-ink:#f0cf8a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:20px;background:var(--canvas);color:var(--ink);font:15px/1.5 Geist,system-ui,sans-serif}
main{width:min(100%,440px);padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:16px;box-shadow:0 1px 2px rgb(0 0 0/.05),0 12px 32px rgb(0 0 0/.06)}
h1{font:640 30px/1.1 Bricolage,system-ui,sans-serif;font-stretch:88%;letter-spacing:-.032em;margin:0 0 16px}p{color:var(--soft);margin:0 0 20px}.label{background:var(--warn);color:var(--warn-ink);border-radius:9px;padding:10px 14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 24px;align-items:baseline;margin:0 0 24px;padding:16px 0 0;border-top:1px solid var(--line)}dt{color:var(--soft);white-space:nowrap}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}dd.pay{font-size:20px;font-weight:600}dd.code{font:13px/1.5 Mono,monospace}
form{display:grid;gap:10px}button,a.back{font:inherit;font-weight:560;min-height:44px;border-radius:9px;border:1px solid var(--line);cursor:pointer;display:grid;place-items:center;text-decoration:none}
button.pay{background:var(--ink);border-color:var(--ink);color:var(--canvas)}button.decline,a.back{background:none;color:var(--ink)}button.decline:hover,a.back:hover{border-color:var(--soft)}:focus-visible{outline:2px solid;outline-offset:2px}`
const policy = `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

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
<dl><dt>To pay</dt><dd class="pay">${escaped(amount)}</dd><dt>Order</dt><dd class="code">${escaped(orderId)}</dd></dl>
<form method="post"><button class="pay" name="act" value="pay">Pay ${escaped(amount)} as a test</button><button class="decline" name="act" value="decline">Decline the payment</button></form>`,
  )

const notePage = (brand: MailBrand, sentence: string, back: string): string =>
  page(
    `Test checkout: ${brand.name}`,
    `<h1>Test checkout</h1><p>${escaped(sentence)}</p><a class="back" href="${escaped(back)}">Back to credits</a>`,
  )

const page = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escaped(title)}</title><style>${style}</style></head><body><main>${main}</main></body></html>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
