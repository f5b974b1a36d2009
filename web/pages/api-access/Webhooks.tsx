import type { WebhookDelivery } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError, request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/api-access.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ago, dateIn, momentOf } from '../../ui/words.ts'

const deliveriesKey = ['webhook-deliveries']

/** The secret that webhooks are signed with, a test, and the deliveries with a way to send one again. */
export function Webhooks() {
  return (
    <section className="sec" aria-labelledby="webhooks">
      <h2 className="h2" id="webhooks">
        {texts.webhooks}
      </h2>
      <p className="dim">
        {texts.giveAJobA}
        <code className="mono">{texts.webhookUrl}</code>
        {texts.andHearWhenItHas}
        <a href="/docs/webhooks">{texts.howToCheckThem}</a>
      </p>
      <Secret />
      <Test />
      <Deliveries />
    </section>
  )
}

function Secret() {
  const queries = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const secret = useQuery({ queryKey: ['webhook-secret'], queryFn: ({ signal }) => request('webhookSecret', { signal }) })
  const rotate = useMutation({
    mutationFn: () => request('rotateWebhookSecret'),
    onSuccess: (fresh) => {
      queries.setQueryData(['webhook-secret'], fresh)
      setAsking(false)
      toast(texts.theSecretIsReplaced)
    },
  })
  const copy = () =>
    navigator.clipboard.writeText(secret.data?.secret ?? '').then(
      () => toast(texts.secretCopied),
      () => toast(texts.theSecretCouldNotBe),
    )
  if (secret.isError)
    return (
      <Fault title={texts.theSecretCouldNotBeRead} actions={<Button onClick={() => void secret.refetch()}>{texts.tryAgain}</Button>}>
        {sentenceFor(secret.error, texts.tryAgainInAMoment)}
      </Fault>
    )
  const until = secret.data?.previous_until
  return (
    <div className="keyrow">
      <code className="mono">
        <span className="sr">{texts.signingSecretMasked}</span>
        <bdi aria-hidden="true">
          {texts.whsec}
          <span>{'•'.repeat(24)}</span>
        </bdi>
      </code>
      {until && (
        <span className="faint small">
          {texts.theOneBeforeSignsToo}
          {momentOf(dateIn(until))}
        </span>
      )}
      <span className="grow" />
      <Button size="small" onClick={() => void copy()} disabled={!secret.data}>
        <Copy className="i i12" aria-hidden="true" />
        {texts.copy}
        <span className="sr">{texts.theSecret}</span>
      </Button>
      <Button size="small" onClick={() => setAsking(true)} disabled={!secret.data}>
        <RefreshCw className="i i12" aria-hidden="true" />
        {texts.replace}
        <span className="sr">{texts.theSecret}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.replaceTheSecret}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keepIt}</Button>
            <Button kind="danger" busy={rotate.isPending} onClick={() => rotate.mutate()}>
              {texts.replaceTheSecret2}
            </Button>
          </>
        }
      >
        <p>{texts.for24HoursBothSecrets}</p>
        {rotate.isError && <Banner tone="bad">{sentenceFor(rotate.error, texts.theSecretCouldNotBeReplaced)}</Banner>}
      </Dialog>
    </div>
  )
}

function Test() {
  const queries = useQueryClient()
  const [url, setUrl] = useState('')
  const test = useMutation({
    mutationFn: () => request('testWebhook', { body: { url } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    test.mutate()
  }
  return (
    <form className="hook-test" onSubmit={submit} noValidate>
      <TextField
        label={texts.sendATestTo}
        error={test.isError ? refusalOf(test.error) : undefined}
        type="url"
        placeholder={texts.httpsExampleComHooksDocmill}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" busy={test.isPending} disabled={url.trim() === ''}>
        <Send className="i i12" aria-hidden="true" />
        {texts.sendTest}
      </Button>
      <p className="small" role="status">
        {test.data ? outcomeOf(test.data) : ''}
      </p>
    </form>
  )
}

/** What is wrong with the address, when that is what was refused. */
const refusalOf = (error: unknown): string => (error instanceof ApiError && error.fields.url) || sentenceFor(error, texts.theTestCouldNotBe)

function Deliveries() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) => request('webhookDeliveries', { query: { limit: 10 }, signal }),
  })
  const replay = useMutation({
    mutationFn: (id: string) => request('replayWebhook', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesKey }),
  })
  const deliveries = list.data?.deliveries ?? []
  if (list.isError) return <Banner tone="bad">{sentenceFor(list.error, texts.theDeliveriesCouldNotBe)}</Banner>
  if (deliveries.length === 0) return <p className="faint small">{list.isPending ? '' : texts.noDeliveriesYet}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys (WCAG 2.1.1)
    <section className="card scroll-x models" aria-label={texts.tableOfDeliveries} tabIndex={0}>
      <table className="tbl">
        <thead>
          <tr>
            <th>{texts.when}</th>
            <th>{texts.to}</th>
            <th>{texts.howItWent}</th>
            <th className="r">
              <span className="sr">{texts.sendAgain}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td className="dim">{ago(dateIn(delivery.created_at))}</td>
              <td className="mono hook-url">{delivery.url}</td>
              <td>
                <Chip tone={toneOf[delivery.state]}>{delivery.state}</Chip> <span className="faint small">{outcomeOf(delivery)}</span>
              </td>
              <td className="r">
                <Button
                  size="small"
                  busy={replay.isPending && replay.variables === delivery.id}
                  onClick={() => replay.mutate(delivery.id)}
                  aria-label={texts.sendAgainTheDeliveryTo(delivery.url)}
                >
                  {texts.sendAgain}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const toneOf = { delivered: 'good', waiting: 'warn', failed: 'bad' } as const
const faults: Readonly<Record<string, string>> = {
  refused: texts.theAddressIsRefused,
  'not-found': texts.theNameIsNotKnown,
  unreachable: texts.nothingAnswered,
  'time-out': texts.noAnswerWithin10Seconds,
}

/** How the last try went, in words. */
function outcomeOf({ state, last_status, last_fault, tries, next_try_at }: WebhookDelivery): string {
  const answer = last_status === null ? (faults[last_fault ?? ''] ?? texts.notSentYet) : texts.answered(last_status)
  const again = state === 'waiting' && next_try_at ? texts.again(momentOf(dateIn(next_try_at))) : ''
  return `${answer}${tries > 1 ? texts.tries(tries) : ''}${again}`
}
