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
import { Limits } from './Limits.tsx'
import { QuickStart } from './QuickStart.tsx'
import { Webhooks } from './Webhooks.tsx'

/** The API key, its limits, a first call, and the models it can name. */
export default function ApiAccess() {
  useTitle('API access')
  const available = useQuery(siteQuery).data?.available.converters ?? []
  return (
    <>
      <h1 className="h-page">API access</h1>
      <p className="dim">The same engine, from your own code. One key, one call.</p>
      <KeyCard />
      <Limits />
      <QuickStart />
      <p className="dim api-docs">
        <a href="/docs/quick-start">Guides</a>, <a href="/docs/api">the reference of every call</a>, and{' '}
        <a href="/docs/typescript">a client for TypeScript</a> are part of this installation.
      </p>
      <Webhooks />
      <section className="sec" aria-labelledby="models">
        <h2 className="h2" id="models">
          Models
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys (WCAG 2.1.1) */}
        <section className="card scroll-x models" aria-label="Table of models" tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th>model_name</th>
                <th>In</th>
                <th>Out</th>
                <th className="r">Credits</th>
              </tr>
            </thead>
            <tbody>
              {converters.map((converter) => (
                <tr key={converter.id}>
                  <td className="mono">{converter.id}</td>
                  <td className="dim">{converter.accepts.map((kind) => kind.toUpperCase()).join(', ')}</td>
                  <td className="dim">{converter.formats.map((format) => formatName[format]).join(', ')}</td>
                  <td className="r">
                    {available.includes(converter.id) ? `${converter.perUnit} per ${converter.unit}` : 'not available yet'}
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
      toast('The key is replaced')
    },
  })
  const copy = async (text: string) => {
    setFault(null)
    try {
      await navigator.clipboard.writeText(text)
      toast('Key copied')
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
        <Fault title={apiKeyMessages.fetch} actions={<Button onClick={() => void key.refetch()}>Try again</Button>}>
          {sentenceFor(key.error, 'Try again in a moment.')}
        </Fault>
      </div>
    )
  const { api_key, created_at, last_used_at } = key.data
  const masked = maskedApiKey(api_key)
  return (
    <section className="card keycard" aria-labelledby="key-title">
      <div className="row between head">
        <h2 id="key-title">Your key</h2>
        <span className="faint small num">
          made {dayOf(dateIn(created_at))}, {last_used_at ? `last used ${ago(dateIn(last_used_at))}` : 'never used'}
        </span>
      </div>
      <div className="keyrow">
        <code className="mono">
          <span className="sr">
            API key, masked: starts with {masked.slice(0, 8)}, ends with {masked.slice(-8)}.{' '}
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
          Copy
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          <RefreshCw className="i i12" aria-hidden="true" />
          Regenerate
        </Button>
      </div>
      <p className="faint small key-note">Regenerating stops the old key at once. We ask you to confirm first.</p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Replace the key?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button kind="danger" busy={regenerate.isPending} onClick={() => regenerate.mutate()}>
              Replace the key
            </Button>
          </>
        }
      >
        <p>Programs that use the old key stop working at once, until you give them the new one.</p>
        {regenerate.isError && <Banner tone="bad">{apiKeyMessages.regenerate}</Banner>}
      </Dialog>
    </section>
  )
}
