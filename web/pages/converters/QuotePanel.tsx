import { type Converter, packages, type Quote } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, request, sentenceFor } from '../../api.ts'
import { unitOf, unitsTogether } from '../../conversions/words.ts'
import { balanceQuery } from '../../queries.ts'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/converters.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Key } from '../../ui/Key.tsx'
import { figure } from '../../ui/words.ts'
import { type Choices, optionsOf } from './choices.ts'
import { Options } from './Options.tsx'
import type { QuoteNow } from './quote.ts'
import type { Uploads } from './uploads.ts'

interface QuotePanelProps {
  readonly converter: Converter
  readonly uploads: Uploads
  readonly quote: QuoteNow
  readonly choices: Choices
  readonly onChoices: (choices: Choices) => void
  /** Formats that this version delivers. */
  readonly formats: readonly string[]
}

/** The price before anything runs: what it costs, what stays, the options, and the one button. */
export function QuotePanel({ converter, uploads, quote, choices, onChoices, formats }: QuotePanelProps) {
  const { files, shown, settled } = quote
  const balance = useQuery(balanceQuery).data?.balance
  const types = uploads.entries.flatMap(({ state }) => (state.kind === 'ready' ? [state.upload.type] : []))
  const start = useStart(converter, choices, uploads, files)
  const count = shown?.pages ?? 0
  const missing = shown && shown.after < 0 ? -shown.after : 0
  // A file that is still on its way would stay behind, and be gone with the page.
  const ready = settled && coming(uploads) === 0
  const convert = () => ready && missing === 0 && start.mutate()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    convert()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <aside className="card quote" aria-labelledby="quote-title">
      <div className="top-part">
        <div className="row between">
          <h2 id="quote-title">{texts.quote}</h2>
          <span className="faint small">{texts.nothingChargedYet}</span>
        </div>
        <div role="status">
          <div className="big num" data-stale={shown && !settled ? true : undefined}>
            <Coin />
            {figure(shown?.credits ?? 0)}
            <span className="sr">{texts.credits}</span>
          </div>
          <p className="dim says">{shown ? <Says converter={converter} quote={shown} types={types} /> : idleWords(converter, balance)}</p>
        </div>
      </div>
      <div className="mill" aria-hidden="true" />
      <Options converter={converter} uploads={uploads} choices={choices} onChoices={onChoices} formats={formats} />
      <div className="go-part">
        {quote.error && <Fault title={texts.noPriceCouldBeMade}>{sentenceFor(quote.error, texts.tryAgainInAMoment)}</Fault>}
        {start.isError && (
          <Fault title={texts.nothingWasStarted} code={start.error instanceof ApiError ? start.error.code : undefined}>
            {sentenceFor(start.error, texts.tryAgainInAMoment)}
            {texts.nothingWasCharged}
          </Fault>
        )}
        {missing > 0 ? (
          <Link
            className={buttonClass('primary', 'large')}
            to={`/dashboard/credits?missing=${missing}&back=${encodeURIComponent(`/dashboard/converters/${converter.id}`)}`}
          >
            {texts.add}
            {figure(missing)}
            {texts.creditsToConvert}
          </Link>
        ) : (
          <Button kind="primary" size="large" busy={start.isPending} disabled={!ready && !start.isPending} onClick={convert}>
            {count > 0 ? texts.convert(unitsTogether(count, types)) : texts.convert2}
            <Key>{commandKey === '⌘' ? '⌘↵' : texts.ctrl}</Key>
          </Button>
        )}
        <Waiting uploads={uploads} />
      </div>
    </aside>
  )
}

interface SaysProps {
  readonly converter: Converter
  readonly quote: Quote
  /** The kinds of the files in the quote. */
  readonly types: readonly string[]
}

function Says({ converter, quote, types }: SaysProps) {
  const paid = quote.files.filter((file) => file.paid).length
  const what =
    quote.files.length === paid
      ? texts.paidForBefore(unitsTogether(quote.pages, types))
      : `${texts.atCredits(unitsTogether(quote.pages, types), converter.perUnit)}${paid > 0 ? texts.ofThemPaidForBefore(texts.files3(paid)) : ''}`
  if (quote.after < 0) {
    const smallest = packages.find(({ credits }) => credits >= -quote.after)
    return (
      <>
        {what}
        {texts.youHave}
        <b className="num">{figure(quote.balance)}</b>; <b className="num">{figure(-quote.after)}</b>
        {texts.areMissing}
        {smallest && texts.thePackageCoversIt(smallest.title)}
      </>
    )
  }
  return (
    <>
      {what}
      {texts.youHave}
      <b className="num">{figure(quote.balance)}</b>
      {texts.so}
      <b className="num">{figure(quote.after)}</b>
      {texts.stay}
    </>
  )
}

const idleWords = (converter: Converter, balance: number | undefined): string =>
  texts.creditsPerAddAFile(converter.perUnit, unitOf(converter), balance === undefined ? '' : texts.youHave2(figure(balance)))

const countOf = (uploads: Uploads, kind: string): number => uploads.entries.filter(({ state }) => state.kind === kind).length
const coming = (uploads: Uploads): number => countOf(uploads, 'waiting') + countOf(uploads, 'uploading')

function Waiting({ uploads }: { readonly uploads: Uploads }) {
  const locked = countOf(uploads, 'locked')
  const refused = countOf(uploads, 'refused')
  const underWay = coming(uploads)
  const notes = [
    underWay > 0 && texts.stillUploading(texts.filesAre(underWay)),
    locked > 0 && texts.notInTheQuote(texts.lockedFilesWaitAndAre(locked)),
    refused > 0 && texts.cantBeConverted(texts.files3(refused)),
  ].filter((note) => note !== false)
  return notes.length > 0 ? <p className="faint small note">{notes.join('. ')}</p> : null
}

/** Starts the conversion; the same key is sent again on a retry, so that a lost answer never starts it twice. */
function useStart(converter: Converter, choices: Choices, uploads: Uploads, files: readonly { uploadId: string; pages: string }[]) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const attempt = useRef<{ readonly of: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: () => {
      const body = { converter: converter.id, files: [...files], options: optionsOf(choices) }
      const of = JSON.stringify(body)
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() }
      return request('createConversions', { body, idempotencyKey: attempt.current.key })
    },
    onSuccess: ({ conversions }) => {
      const used = new Set(files.map(({ uploadId }) => uploadId))
      uploads.release(uploads.entries.filter(({ state }) => state.kind === 'ready' && used.has(state.upload.id)).map(({ key }) => key))
      for (const conversion of conversions) queries.setQueryData(['conversion', conversion.id], conversion)
      void queries.invalidateQueries({ queryKey: ['transactions'] })
      void queries.invalidateQueries({ queryKey: ['conversions'] })
      navigate(`/dashboard/conversions/${conversions.map(({ id }) => id).join(',')}`)
    },
  })
}
