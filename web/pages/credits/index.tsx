import { creditMessages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { balanceQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { dateIn, dayOf, figure } from '../../ui/words.ts'
import './credits.css'
import * as texts from '../../texts/credits.ts'
import { History } from './History.tsx'
import { Packages } from './Packages.tsx'
import { Usage } from './Usage.tsx'

/** Credits: what there is, what can be bought, what came and went. */
export default function Credits() {
  useTitle(texts.credits)
  const [search] = useSearchParams()
  const missing = Number(search.get('missing')) || 0
  const back = search.get('back')
  const [bought, setBought] = useState<number | null>(null)
  const balance = useQuery(balanceQuery)
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">{texts.credits}</h1>
          <p className="dim">{texts.creditsLastAYearThe}</p>
        </div>
      </div>
      {bought !== null && (
        <div className="buy-banner">
          <Banner tone="good">
            {texts.paymentVerified}
            {texts.credits3(bought)}
            {texts.added}{' '}
            {back?.startsWith('/dashboard/') && (
              <Link className="link" to={back}>
                {texts.backToYourFiles}
              </Link>
            )}
          </Banner>
        </div>
      )}
      {bought === null && missing > 0 && (
        <div className="buy-banner">
          <Banner tone="plain">
            {texts.creditsAre(missing)}
            {texts.missingForYourConversionYour}
          </Banner>
        </div>
      )}
      {balance.isError && <Fault title={creditMessages.transactions}>{texts.nothingIsLostTryAgain}</Fault>}
      {balance.data && <Stats credits={balance.data} />}
      <Packages missing={missing} onBought={setBought} />
      <Usage />
      <History />
    </>
  )
}

interface StatsProps {
  readonly credits: {
    readonly balance: number
    readonly held: number
    readonly nextExpiry: { readonly at: string; readonly credits: number } | null
    readonly transactions: readonly { readonly createdAt: string; readonly description: string; readonly credits: number }[]
  }
}

function Stats({ credits: { balance, held, nextExpiry, transactions } }: StatsProps) {
  const last = transactions[0]
  return (
    <div className="stats4">
      <div className="card st1">
        <span className="dim">{texts.balance}</span>
        <div className="bigc num" data-testid="balance">
          <Coin />
          {figure(balance)}
        </div>
        <span className="faint small num">
          {texts.about}
          {texts.pages(Math.floor(balance / 15))}
          {texts.toExcel}
        </span>
      </div>
      <div className="card st1">
        <span className="dim">{texts.heldByRunningConversions}</span>
        <div className="bigc num">{figure(held)}</div>
        <span className="faint small">{held > 0 ? texts.whatIsNotSpentComes : texts.nothingIsRunning}</span>
      </div>
      <div className="card st1">
        <span className="dim">{texts.nextToExpire}</span>
        <div className="bigc num">{figure(nextExpiry?.credits ?? 0)}</div>
        <span className="faint small">{nextExpiry ? texts.on(dayOf(dateIn(nextExpiry.at))) : texts.nothingToExpire}</span>
      </div>
      <div className="card st1">
        <span className="dim">{texts.lastMovement}</span>
        <div className="bigc num">{last ? signed(last.credits) : '0'}</div>
        <span className="faint small">{last ? `${last.description}, ${dayOf(dateIn(last.createdAt))}` : texts.nothingYet2}</span>
      </div>
    </div>
  )
}

const signed = (credits: number): string => (credits > 0 ? `+${figure(credits)}` : `−${figure(-credits)}`)
