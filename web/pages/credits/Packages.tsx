import { creditMessages, limits, packages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { Check, LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { request } from '../../api.ts'
import { siteQuery } from '../../queries.ts'
import * as texts from '../../texts/credits.ts'
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
        {texts.addCredits}
      </h2>
      {site && payments === 'none' && <Banner tone="plain">{texts.buyingIsNotSetUp}</Banner>}
      {checkout.fault && <Banner tone="bad">{checkout.fault}</Banner>}
      <div className="pks">
        {packages.map((one) => (
          <article key={one.id} className={one.popular ? 'pk pop' : 'pk'} aria-label={one.title}>
            <div className="row between head">
              <h3>{one.title}</h3>
              {one.popular && <Chip tone="mark">{texts.mostPopular}</Chip>}
              {fits?.id === one.id && <Chip tone="good">{texts.coversWhatIsMissing}</Chip>}
            </div>
            <div className="pr num">{dollars(one.priceMinor)}</div>
            <div className="row gets">
              <Coin />
              <b className="num">{figure(one.credits)}</b>
              <span className="dim">{texts.credits2}</span>
            </div>
            <p className="faint small num each">
              {figure(Math.floor(one.credits / 15))}
              {texts.pagesToExcel}
              {centsPerPage(one.priceMinor, one.credits)}
              {texts.each}
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
              {texts.buy}
              {one.title}
            </Button>
          </article>
        ))}
        <CustomAmount buying={checkout.buying} disabled={payments === 'none'} onBuy={(minor) => void checkout.buy(minor)} />
      </div>
      <p className="faint small row pay-note">
        <LockKeyhole className="i i14" aria-hidden="true" />
        {payments === 'test' ? texts.testModeTheCheckoutIs : texts.cardDetailsGoToThe}
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
  const error = minor === null ? texts.from1To10000 : answer.isError ? creditMessages.calculate : undefined
  return (
    <article className="pk" aria-label={texts.anotherAmount}>
      <div className="row between head">
        <h3>{texts.anotherAmount}</h3>
      </div>
      <Field label={texts.amountInUsDollars} error={error}>
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
        <span className="dim">{texts.credits2}</span>
      </div>
      <div className="mill" aria-hidden="true" />
      {minor === null ? (
        <p className="ladder" />
      ) : step ? (
        <p className="dim num ladder">
          {texts.add}{' '}
          <button type="button" className="link" onClick={() => setTyped((step.priceMinor / 100).toFixed(2))}>
            ${((step.priceMinor - minor) / 100).toFixed(2)}
          </button>{' '}
          {texts.moreAndYouGet}
          {figure(step.credits)}.
        </p>
      ) : (
        <p className="dim ladder">{texts.theBestRateThereIs}</p>
      )}
      <Button
        busy={minor !== null && buying === minor}
        disabled={disabled || minor === null || credits === undefined}
        onClick={() => minor !== null && onBuy(minor)}
      >
        {credits === undefined ? texts.buyCredits : texts.buyCredits2(figure(credits))}
      </Button>
    </article>
  )
}
