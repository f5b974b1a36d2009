import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request, sentenceFor } from '../../api.ts'
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
      toast('Every other session is ended')
    },
  })
  const endOne = useMutation({
    mutationFn: (id: string) => request('endSession', { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['sessions'] })
      toast('The session is ended')
    },
  })
  if (sessions.isPending) return <Skeleton widths={[70, 60]} />
  if (sessions.isError)
    return <Fault title="The sessions could not be loaded">{sentenceFor(sessions.error, 'Try again in a moment.')}</Fault>
  return (
    <div className="card lst">
      {sessions.data.sessions.map((session) => (
        <div className="ln2" key={session.id}>
          <div className="grow">
            <b>{session.current ? 'This browser' : session.device}</b>
            <p className="dim">
              {session.current ? `${session.device}. ` : ''}
              Since {dayOf(dateIn(session.createdAt))}, last seen {ago(dateIn(session.lastSeenAt))}
            </p>
          </div>
          {session.current ? (
            <Chip tone="good">Current</Chip>
          ) : (
            <Button
              kind="quiet"
              busy={endOne.isPending && endOne.variables === session.id}
              aria-label={`End the session on ${session.device}`}
              onClick={() => endOne.mutate(session.id)}
            >
              End
            </Button>
          )}
        </div>
      ))}
      {endOne.isError && <Fault title="The session could not be ended">{sentenceFor(endOne.error, 'Try again in a moment.')}</Fault>}
      {end.isError && <Fault title="The sessions could not be ended">{sentenceFor(end.error, 'Try again in a moment.')}</Fault>}
      <div className="ln2">
        <span className="grow dim">Lost a device?</span>
        <Button busy={end.isPending} onClick={() => end.mutate()}>
          Log out everywhere
        </Button>
      </div>
    </div>
  )
}
