import { creditMessages, limits, packages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { Check, LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { request } from '../../api.ts'
import { siteQuery } from '../../queries.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Field } from '../../ui/Field.tsx'
import { figure } from '../../ui/words.ts'
import { useCheckout } from './checkout.ts'
import { centsIn, centsPerPage, dollars, nextStep } from './money.ts'

/** The three packages and a free amount. `missing`: credits a conversion waits for; the smallest package that covers them is marked. */
export function Packages({ missing, onBought }: { readonly missing: number; readonly onBought: (credits: number) => void }) {
  const site = useQuery(siteQuery).data
  const checkout = useCheckout(onBought)
  const fits = missing > 0 ? packages.find(({ credits }) => credits >= missing) : undefined
  const payments = site?.payments ?? 'none'
  return (
    <section className="sec" aria-labelledby="add">
      <h2 className="h2" id="add">
        Add credits
      </h2>
      {site && payments === 'none' && (
        <Banner tone="plain">Buying is not set up on this installation. Ask whoever runs it for credits.</Banner>
      )}
      {checkout.fault && <Banner tone="bad">{checkout.fault}</Banner>}
      <div className="pks">
        {packages.map((one) => (
          <article key={one.id} className={one.popular ? 'pk pop' : 'pk'} aria-label={one.title}>
            <div className="row between head">
              <h3>{one.title}</h3>
              {one.popular && <Chip tone="mark">Most popular</Chip>}
              {fits?.id === one.id && <Chip tone="good">Covers what is missing</Chip>}
            </div>
            <div className="pr num">{dollars(one.priceMinor)}</div>
            <div className="row gets">
              <Coin />
              <b className="num">{figure(one.credits)}</b>
              <span className="dim">credits</span>
            </div>
            <p className="faint small num each">
              {figure(Math.floor(one.credits / 15))} pages to Excel, {centsPerPage(one.priceMinor, one.credits)} each
            </p>
            <div className="mill" aria-hidden="true" />
            <ul>
              {one.features.map((feature) => (
                <li key={feature} className="row">
                  <Check className="i i14" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              kind={one.popular ? 'primary' : 'plain'}
              busy={checkout.buying === one.priceMinor}
              disabled={payments === 'none'}
              onClick={() => void checkout.buy(one.priceMinor)}
            >
              Buy {one.title}
            </Button>
          </article>
        ))}
        <CustomAmount buying={checkout.buying} disabled={payments === 'none'} onBuy={(minor) => void checkout.buy(minor)} />
      </div>
      <p className="faint small row pay-note">
        <LockKeyhole className="i i14" aria-hidden="true" />
        {payments === 'test'
          ? 'Test mode: the checkout is our own page, no card is asked for and no money moves.'
          : 'Card details go to the payment provider only.'}
      </p>
    </section>
  )
}

interface CustomAmountProps {
  readonly buying: number | null
  readonly disabled: boolean
  readonly onBuy: (minor: number) => void
}

function CustomAmount({ buying, disabled, onBuy }: CustomAmountProps) {
  const [typed, setTyped] = useState('25.00')
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), limits.timings.amountDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const minor = centsIn(typed)
  const askedMinor = centsIn(asked)
  const answer = useQuery({
    queryKey: ['credits-for', askedMinor],
    queryFn: ({ signal }) => request('calculateCredits', { body: { amount: (askedMinor ?? 0) / 100 }, signal }),
    enabled: askedMinor !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (last) => last,
  })
  const credits = minor !== null && minor === askedMinor && !answer.isPlaceholderData ? answer.data?.credits : undefined
  const step = minor === null ? null : nextStep(minor)
  const error = minor === null ? 'From $1 to $10,000, at most two decimals' : answer.isError ? creditMessages.calculate : undefined
  return (
    <article className="pk" aria-label="Another amount">
      <div className="row between head">
        <h3>Another amount</h3>
      </div>
      <Field label="Amount in US dollars" error={error}>
        {(wiring) => (
          <div className="in amt">
            <span className="dim" aria-hidden="true">
              $
            </span>
            <input inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} {...wiring} />
          </div>
        )}
      </Field>
      <div className="row gets" role="status">
        <Coin />
        <b className="num">{credits === undefined ? '…' : figure(credits)}</b>
        <span className="dim">credits</span>
      </div>
      <div className="mill" aria-hidden="true" />
      {step && minor !== null ? (
        <p className="dim num ladder">
          Add{' '}
          <button type="button" className="link" onClick={() => setTyped((step.priceMinor / 100).toFixed(2))}>
            ${((step.priceMinor - minor) / 100).toFixed(2)}
          </button>{' '}
          more and you get {figure(step.credits)}.
        </p>
      ) : (
        <p className="dim ladder">The best rate there is.</p>
      )}
      <Button
        busy={minor !== null && buying === minor}
        disabled={disabled || minor === null || credits === undefined}
        onClick={() => minor !== null && onBuy(minor)}
      >
        {credits === undefined ? 'Buy credits' : `Buy ${figure(credits)} credits`}
      </Button>
    </article>
  )
}
