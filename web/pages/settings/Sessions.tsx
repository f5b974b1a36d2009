import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ago, dateIn, dayOf } from '../../ui/words.ts'

/** Where the account is logged in; other sessions can be ended, one or all at once. */
export function Sessions() {
  const queries = useQueryClient()
  const toast = useToast()
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => request('sessions', { signal }) })
  const end = useMutation({
    mutationFn: () => request('logOutEverywhere'),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['sessions'] })
      toast(texts.everyOtherSessionIsEnded)
    },
  })
  const endOne = useMutation({
    mutationFn: (id: string) => request('endSession', { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['sessions'] })
      toast(texts.theSessionIsEnded)
    },
  })
  if (sessions.isPending) return <Skeleton widths={[70, 60]} />
  if (sessions.isError) return <Fault title={texts.theSessionsCouldNotBe}>{sentenceFor(sessions.error, texts.tryAgainInAMoment)}</Fault>
  return (
    <div className="card lst">
      {sessions.data.sessions.map((session) => (
        <div className="ln2" key={session.id}>
          <div className="grow">
            <b>{session.current ? texts.thisBrowser : session.device}</b>
            <p className="dim">
              {session.current ? `${session.device}. ` : ''}
              {texts.since}
              {dayOf(dateIn(session.createdAt))}
              {texts.lastSeen}
              {ago(dateIn(session.lastSeenAt))}
            </p>
          </div>
          {session.current ? (
            <Chip tone="good">{texts.current}</Chip>
          ) : (
            <Button
              kind="quiet"
              busy={endOne.isPending && endOne.variables === session.id}
              aria-label={texts.endTheSessionOn(session.device)}
              onClick={() => endOne.mutate(session.id)}
            >
              {texts.end}
            </Button>
          )}
        </div>
      ))}
      {endOne.isError && <Fault title={texts.theSessionCouldNotBe}>{sentenceFor(endOne.error, texts.tryAgainInAMoment)}</Fault>}
      {end.isError && <Fault title={texts.theSessionsCouldNotBeEnded}>{sentenceFor(end.error, texts.tryAgainInAMoment)}</Fault>}
      <div className="ln2">
        <span className="grow dim">{texts.lostADevice}</span>
        <Button busy={end.isPending} onClick={() => end.mutate()}>
          {texts.logOutEverywhere}
        </Button>
      </div>
    </div>
  )
}
