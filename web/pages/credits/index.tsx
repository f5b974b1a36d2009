import { creditMessages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { balanceQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { counted, dateIn, dayOf, figure } from '../../ui/words.ts'
import './credits.css'
import { History } from './History.tsx'
import { Packages } from './Packages.tsx'
import { Usage } from './Usage.tsx'

/** Credits: what there is, what can be bought, what came and went. */
export default function Credits() {
  useTitle('Credits')
  const [search] = useSearchParams()
  const missing = Number(search.get('missing')) || 0
  const back = search.get('back')
  const [bought, setBought] = useState<number | null>(null)
  const balance = useQuery(balanceQuery)
  return (
    <>
      <div className="head-row">
        <div>
          <h1 className="h-page">Credits</h1>
          <p className="dim">Credits last a year. The oldest are spent first.</p>
        </div>
      </div>
      {bought !== null && (
        <div className="buy-banner">
          <Banner tone="good">
            Payment verified. {counted(bought, 'credit')} added.{' '}
            {back?.startsWith('/dashboard/') && (
              <Link className="link" to={back}>
                Back to your files
              </Link>
            )}
          </Banner>
        </div>
      )}
      {bought === null && missing > 0 && (
        <div className="buy-banner">
          <Banner tone="plain">
            {counted(missing, 'credit is', 'credits are')} missing for your conversion. Your files are kept while you add them.
          </Banner>
        </div>
      )}
      {balance.isError && <Fault title={creditMessages.transactions}>Nothing is lost. Try again in a moment.</Fault>}
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
        <span className="dim">Balance</span>
        <div className="bigc num" data-testid="balance">
          <Coin />
          {figure(balance)}
        </div>
        <span className="faint small num">about {counted(Math.floor(balance / 15), 'page')} to Excel</span>
      </div>
      <div className="card st1">
        <span className="dim">Held by running conversions</span>
        <div className="bigc num">{figure(held)}</div>
        <span className="faint small">{held > 0 ? 'what is not spent comes back' : 'nothing is running'}</span>
      </div>
      <div className="card st1">
        <span className="dim">Next to expire</span>
        <div className="bigc num">{figure(nextExpiry?.credits ?? 0)}</div>
        <span className="faint small">{nextExpiry ? `on ${dayOf(dateIn(nextExpiry.at))}` : 'nothing to expire'}</span>
      </div>
      <div className="card st1">
        <span className="dim">Last movement</span>
        <div className="bigc num">{last ? signed(last.credits) : '0'}</div>
        <span className="faint small">{last ? `${last.description}, ${dayOf(dateIn(last.createdAt))}` : 'nothing yet'}</span>
      </div>
    </div>
  )
}

const signed = (credits: number): string => (credits > 0 ? `+${figure(credits)}` : `−${figure(-credits)}`)
