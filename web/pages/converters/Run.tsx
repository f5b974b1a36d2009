import type { Conversion } from '@docmill/contracts'
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { loadAhead } from '../../ahead.ts'
import { ApiError, followConversion, isFinal, request, sentenceFor } from '../../api.ts'
import { readyOf, ZipMenu } from '../../conversions/ZipMenu.tsx'
import { conversionQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { aboutDuration, figure } from '../../ui/words.ts'
import './converters.css'
import * as texts from '../../texts/converters.ts'
import { type Line, linesBetween, linesFrom } from './log.ts'
import { RunFile } from './RunFile.tsx'
import { type Totals, timeLeftMs, totalsOf } from './totals.ts'

/** One or several conversions started together: their progress page by page, then their results. The address survives a reload. */
export default function Run() {
  const ids = (useParams().ids ?? '').split(',').filter(Boolean)
  const results = useQueries({ queries: ids.map((id) => conversionQuery(id)) })
  const conversions = results.flatMap(({ data }) => (data ? [data] : []))
  const log = useFollowing(conversions)
  const totals = totalsOf(conversions)
  const missing = results.flatMap(({ error }, index) => (error ? [{ id: ids[index] ?? '', error }] : []))
  // Most go on to the review: its script comes while the pages are read.
  useEffect(() => loadAhead('review'), [])
  const loading = results.some(({ isPending }) => isPending)
  const title = loading ? texts.conversion : headline(totals, conversions)
  useTitle(totals.running > 0 ? texts.ofLabel(totals.done, totals.pages) : title)
  return (
    <>
      <Link className={buttonClass('quiet', 'small', 'crumb')} to="/dashboard/converters">
        <ArrowLeft className="i i14" aria-hidden="true" />
        {texts.converters}
      </Link>
      <div className="head-row">
        <div>
          <h1 className="h-page">{title}</h1>
          {totals.running > 0 && <p className="dim">{texts.youCanLeaveThisPage}</p>}
        </div>
        <span className="row">
          {totals.running > 0 && <Cancel conversions={conversions} totals={totals} />}
          {totals.running === 0 && readyOf(conversions).length > 1 && <ZipMenu conversions={conversions} all />}
          {totals.running === 0 && conversions[0] && (
            <Link className={buttonClass()} to={`/dashboard/converters/${conversions[0].converter}`}>
              {texts.convertMore}
            </Link>
          )}
        </span>
      </div>
      {loading && <Skeleton widths={[100, 90, 60]} />}
      {missing.map(({ id, error }) => (
        <Fault key={id} title={texts.thisConversionIsNotHere} code={error instanceof ApiError ? error.code : undefined}>
          {sentenceFor(error, texts.itCouldNotBeLoaded)}
        </Fault>
      ))}
      {totals.running > 0 && <Overall totals={totals} conversions={conversions} />}
      {conversions.length > 0 && (
        <div className="work">
          <div className="col">
            {conversions.map((conversion) => (
              <RunFile key={conversion.id} conversion={conversion} />
            ))}
          </div>
          <aside className="card run-aside" aria-labelledby="log-title">
            <h2 id="log-title">{texts.whatHappened}</h2>
            <ol className="log">
              {[...log].reverse().map((line) => (
                <li key={line.key}>
                  <time>{clock(line.afterMs)}</time>
                  <span className={line.bad ? 'bad' : undefined}>
                    {conversions.length > 1 && `${line.fileName}: `}
                    {line.text}
                  </span>
                </li>
              ))}
            </ol>
          </aside>
        </div>
      )}
    </>
  )
}

function headline(totals: Totals, conversions: readonly Conversion[]): string {
  if (conversions.length === 0) return texts.conversion
  if (totals.running > 0)
    return totals.started ? texts.reading(texts.pages2(totals.pages)) : texts.waitingTheirTurn(texts.pages2(totals.pages))
  const states = new Set(conversions.map(({ state }) => state))
  if (states.has('done') || states.has('partial'))
    return totals.failed > 0 ? texts.readyWithout(texts.pages2(totals.failed)) : texts.ready(texts.pages2(totals.read))
  if (states.has('cancelled')) return texts.cancelled
  return states.has('expired') ? texts.deleted : texts.nothingCouldBeRead
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}

function Overall({ totals, conversions }: { readonly totals: Totals; readonly conversions: readonly Conversion[] }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeftMs(conversions, now)
  return (
    <div className="card run-progress">
      <div className="row between">
        <span>
          <b className="num" role="status">
            {totals.done}
            {texts.ofLabel2}
            {texts.pages2(totals.pages)}
          </b>
          {left !== null && (
            <span className="dim num">
              , {aboutDuration(left)}
              {texts.left}
            </span>
          )}
        </span>
        <span className="dim num row">
          <Coin />
          {figure(totals.charged)}
          {texts.spent}
          {figure(totals.returned)}
          {texts.returned}
          {figure(totals.held)}
          {texts.stillHeld}
        </span>
      </div>
      <Progress share={totals.done / Math.max(1, totals.pages)} label={texts.pagesRead} height={14} />
    </div>
  )
}

function Cancel({ conversions, totals }: { readonly conversions: readonly Conversion[]; readonly totals: Totals }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const cancel = useMutation({
    mutationFn: async () => {
      for (const conversion of conversions) {
        if (isFinal(conversion)) continue
        try {
          queries.setQueryData(['conversion', conversion.id], await request('cancelConversion', { params: { id: conversion.id } }))
        } catch (error) {
          // It ended by itself in the meantime: nothing to cancel, and its own state is on the way.
          if (!(error instanceof ApiError && error.code === 'conversion-finished')) throw error
        }
      }
    },
    onSuccess: () => setAsking(false),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['transactions'] }),
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.cancelTheConversion}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.goOnReading}</Button>
            <Button kind="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {texts.cancelTheConversion2}
            </Button>
          </>
        }
      >
        <p>
          {texts.pages2(totals.done)}
          {texts.ofLabel2}
          {figure(totals.pages)}
          {texts.readSoFarACancelledConversion} {figure(totals.held)}
          {texts.creditsHeldComeBack}
        </p>
        {cancel.isError && <Banner tone="bad">{sentenceFor(cancel.error, texts.itCouldNotBeCancelled)}</Banner>}
      </Dialog>
    </>
  )
}

/** Follows every conversion that has not ended, keeps the cache current, and collects what happened as sentences. */
function useFollowing(conversions: readonly Conversion[]): readonly Line[] {
  const queries = useQueryClient()
  const [lines, setLines] = useState<readonly Line[]>([])
  const seen = useRef(new Map<string, Conversion>())
  const open = conversions
    .filter((conversion) => !isFinal(conversion))
    .map(({ id }) => id)
    .join(',')

  useEffect(() => {
    const added = conversions.flatMap((conversion) => {
      const before = seen.current.get(conversion.id)
      if (before === conversion) return []
      seen.current.set(conversion.id, conversion)
      return before ? linesBetween(before, conversion, new Date()) : linesFrom(conversion)
    })
    if (added.length > 0) setLines((all) => [...all, ...added.filter((line) => !all.some(({ key }) => key === line.key))])
  }, [conversions])

  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    for (const id of open.split(','))
      followConversion(id, (conversion) => queries.setQueryData(['conversion', id], conversion), stop.signal)
        .catch(() => queries.invalidateQueries({ queryKey: ['conversion', id] }))
        .finally(() => {
          if (stop.signal.aborted) return
          void queries.invalidateQueries({ queryKey: ['transactions'] })
          void queries.invalidateQueries({ queryKey: ['conversions'] })
        })
    return () => stop.abort()
  }, [open, queries])
  return lines
}
