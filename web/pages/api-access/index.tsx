import { apiKeyMessages, converters, maskedApiKey } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { request, sentenceFor } from '../../api.ts'
import { formatName } from '../../conversions/words.ts'
import { apiKeyQuery, siteQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ago, dateIn, dayOf } from '../../ui/words.ts'
import './api-access.css'
import * as texts from '../../texts/api-access.ts'
import { Limits } from './Limits.tsx'
import { QuickStart } from './QuickStart.tsx'
import { Webhooks } from './Webhooks.tsx'

/** The API key, its limits, a first call, and the models it can name. */
export default function ApiAccess() {
  useTitle(texts.apiAccess)
  const available = useQuery(siteQuery).data?.available.converters ?? []
  return (
    <>
      <h1 className="h-page">{texts.apiAccess}</h1>
      <p className="dim">{texts.theSameEngineFromYour}</p>
      <KeyCard />
      <Limits />
      <QuickStart />
      <p className="dim api-docs">
        <a href="/docs/quick-start">{texts.guides}</a>, <a href="/docs/api">{texts.theReferenceOfEveryCall}</a>
        {texts.and} <a href="/docs/typescript">{texts.aClientForTypescript}</a>
        {texts.arePartOfThisInstallation}
      </p>
      <Webhooks />
      <section className="sec" aria-labelledby="models">
        <h2 className="h2" id="models">
          {texts.models}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys (WCAG 2.1.1) */}
        <section className="card scroll-x models" aria-label={texts.tableOfModels} tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{texts.modelName}</th>
                <th>{texts.inLabel}</th>
                <th>{texts.out}</th>
                <th className="r">{texts.credits}</th>
              </tr>
            </thead>
            <tbody>
              {converters.map((converter) => (
                <tr key={converter.id}>
                  <td className="mono">{converter.id}</td>
                  <td className="dim">{converter.accepts.map((kind) => kind.toUpperCase()).join(', ')}</td>
                  <td className="dim">{converter.formats.map((format) => formatName[format]).join(', ')}</td>
                  <td className="r">
                    {available.includes(converter.id) ? texts.per(converter.perUnit, converter.unit) : texts.notAvailableYet}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </>
  )
}

function KeyCard() {
  const queries = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const key = useQuery(apiKeyQuery)
  const regenerate = useMutation({
    mutationFn: () => request('regenerateApiKey'),
    onSuccess: (fresh) => {
      queries.setQueryData(apiKeyQuery.queryKey, fresh)
      setAsking(false)
      toast(texts.theKeyIsReplaced)
    },
  })
  const copy = async (text: string) => {
    setFault(null)
    try {
      await navigator.clipboard.writeText(text)
      toast(texts.keyCopied)
    } catch {
      setFault(apiKeyMessages.copy)
    }
  }
  if (key.isPending)
    return (
      <div className="card keycard">
        <Skeleton widths={[40, 90]} />
      </div>
    )
  if (key.isError)
    return (
      <div className="keycard">
        <Fault title={apiKeyMessages.fetch} actions={<Button onClick={() => void key.refetch()}>{texts.tryAgain}</Button>}>
          {sentenceFor(key.error, texts.tryAgainInAMoment)}
        </Fault>
      </div>
    )
  const { api_key, created_at, last_used_at } = key.data
  const masked = maskedApiKey(api_key)
  return (
    <section className="card keycard" aria-labelledby="key-title">
      <div className="row between head">
        <h2 id="key-title">{texts.yourKey}</h2>
        <span className="faint small num">
          {texts.made}
          {dayOf(dateIn(created_at))}, {last_used_at ? texts.lastUsed(ago(dateIn(last_used_at))) : texts.neverUsed}
        </span>
      </div>
      <div className="keyrow">
        <code className="mono">
          <span className="sr">
            {texts.apiKeyMaskedStartsWith}
            {masked.slice(0, 8)}
            {texts.endsWith}
            {masked.slice(-8)}.{' '}
          </span>
          <bdi aria-hidden="true">
            {masked.slice(0, 8)}
            <span>{masked.slice(8, -8)}</span>
            {masked.slice(-8)}
          </bdi>
        </code>
        <span className="grow" />
        <Button size="small" onClick={() => void copy(api_key)}>
          <Copy className="i i12" aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          <RefreshCw className="i i12" aria-hidden="true" />
          {texts.regenerate}
        </Button>
      </div>
      <p className="faint small key-note">{texts.regeneratingStopsTheOldKey}</p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.replaceTheKey}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keepIt}</Button>
            <Button kind="danger" busy={regenerate.isPending} onClick={() => regenerate.mutate()}>
              {texts.replaceTheKey2}
            </Button>
          </>
        }
      >
        <p>{texts.programsThatUseTheOld}</p>
        {regenerate.isError && <Banner tone="bad">{apiKeyMessages.regenerate}</Banner>}
      </Dialog>
    </section>
  )
}
