import type { Converter, Quote, Site } from '@docmill/contracts'
import { LockKeyhole, ShieldCheck, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { units } from '../../conversions/words.ts'
import * as texts from '../../texts/converters.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { PaperSketch } from '../../ui/Paper.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { figure, sizeOf } from '../../ui/words.ts'
import { type Entry, priceOf, type Uploads } from './uploads.ts'

/** The files of the page, a row each: what they are, how far the upload is, what they cost, what stops them. */
export function FileList({
  converter,
  uploads,
  quote,
  limits,
}: {
  readonly converter: Converter
  readonly uploads: Uploads
  readonly quote: Quote | undefined
  readonly limits: Site['limits']
}) {
  const { entries, leftOut } = uploads
  if (entries.length === 0) return null
  return (
    <>
      {leftOut > 0 && (
        <Banner tone="plain">
          {texts.tooManyFilesAtOnce}
          {texts.filesWere(leftOut)}
          {texts.leftOut}
          {limits.filesAtOnce}
          {texts.atOnce2}
        </Banner>
      )}
      <div className="card files">
        <div className="row between files-head">
          <b>{texts.files(entries.length)}</b>
          <Button kind="quiet" size="small" onClick={uploads.removeAll}>
            {texts.removeAll}
          </Button>
        </div>
        <ul aria-label={texts.files2}>
          {entries.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              converter={converter}
              uploads={uploads}
              paid={isPaid(entry, quote)}
              choosePages={entries.length > 1}
            />
          ))}
        </ul>
      </div>
      {entries.some(({ state }) => state.kind === 'locked') && (
        <p className="faint small row">
          <ShieldCheck className="i i14" aria-hidden="true" />
          {texts.aPasswordIsUsedOnce}
        </p>
      )}
    </>
  )
}

const isPaid = ({ state }: Entry, quote: Quote | undefined): boolean =>
  state.kind === 'ready' && (quote?.files.some(({ uploadId, paid }) => paid && uploadId === state.upload.id) ?? false)

interface RowProps {
  readonly entry: Entry
  readonly converter: Converter
  readonly uploads: Uploads
  /** Converted so before, and still kept. */
  readonly paid: boolean
  /** Each file has its own field for pages; with one file the field stands with the options. */
  readonly choosePages: boolean
}

function FileRow({ entry, converter, uploads, paid, choosePages }: RowProps) {
  const price = priceOf(entry, converter)
  const errorId = useId()
  const fault = price && 'fault' in price ? price.fault : undefined
  return (
    <li className="fl2">
      <span className="thumb" aria-hidden="true">
        <PaperSketch seed={entry.name.length} lines={8} blank={entry.state.kind === 'waiting' || entry.state.kind === 'uploading'} />
      </span>
      <div className="grow">
        <span className="name">{entry.name}</span>
        <About entry={entry} converter={converter} />
        {choosePages && <FieldError id={errorId}>{fault}</FieldError>}
      </div>
      {choosePages && entry.state.kind === 'ready' && (entry.state.upload.pages ?? 0) > 1 && (
        <input
          className="in pages-in"
          aria-label={texts.pagesOf(entry.name)}
          placeholder={texts.allPages}
          value={entry.pages}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? errorId : undefined}
          onChange={(event) => uploads.setPages(entry.key, event.target.value)}
        />
      )}
      {price && 'credits' in price && (
        <span className="num dim row">
          <Coin />
          {figure(paid ? 0 : price.credits)}
          <span className="sr">{texts.credits}</span>
        </span>
      )}
      {entry.state.kind === 'locked' && <Unlock entry={entry} uploads={uploads} />}
      {entry.state.kind === 'refused' && entry.state.again && <Button onClick={() => uploads.retry(entry.key)}>{texts.tryAgain}</Button>}
      <Button kind="quiet" size="small" iconOnly aria-label={texts.remove(entry.name)} onClick={() => uploads.remove(entry.key)}>
        <X className="i i14" aria-hidden="true" />
      </Button>
    </li>
  )
}

function About({ entry, converter }: { readonly entry: Entry; readonly converter: Converter }) {
  switch (entry.state.kind) {
    case 'waiting':
      return (
        <div className="about">
          {sizeOf(entry.bytes)}
          {texts.waiting}
        </div>
      )
    case 'uploading':
      return (
        <div className="about num">
          {entry.state.share < 1 ? texts.sent(sizeOf(entry.bytes), Math.round(entry.state.share * 100)) : texts.countingPages}
          <Progress share={entry.state.share} label={texts.uploadOf(entry.name)} height={6} />
        </div>
      )
    case 'refused':
      return (
        <div className="about bad" role="alert">
          {entry.state.reason}
        </div>
      )
    case 'locked':
      return (
        <div className="about warn">
          <LockKeyhole className="i i12" aria-hidden="true" />
          {texts.lockedWithAPassword}
        </div>
      )
    case 'ready':
      return (
        <div className="about num">
          {units(converter.id, entry.state.upload.pages ?? 0, entry.state.upload.type)}, {sizeOf(entry.bytes)}
        </div>
      )
  }
}

function Unlock({ entry, uploads }: { readonly entry: Entry; readonly uploads: Uploads }) {
  const [password, setPassword] = useState('')
  const errorId = useId()
  if (entry.state.kind !== 'locked') return null
  const { fault, busy } = entry.state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && !busy) void uploads.unlock(entry.key, password)
  }
  return (
    <form onSubmit={submit}>
      <div className="f">
        <input
          className="in"
          type="password"
          placeholder={texts.password}
          autoComplete="off"
          aria-label={texts.passwordFor(entry.name)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? errorId : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FieldError id={errorId}>{fault ?? undefined}</FieldError>
      </div>
      <Button type="submit" busy={busy}>
        {texts.unlock}
      </Button>
    </form>
  )
}
