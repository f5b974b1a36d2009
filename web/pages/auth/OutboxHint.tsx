import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../../queries.ts'

/** On an installation without a mail server, mails stay in its outbox: says where the code is. Nothing elsewhere. */
export function OutboxHint() {
  const site = useQuery(siteQuery).data
  if (!site?.outbox) return null
  return (
    <p className="faint small resend">
      No mail server is set up here: the mail waits in the{' '}
      <a className="link" href="/outbox" target="_blank" rel="noreferrer">
        outbox
        <span className="sr"> (opens in a new tab)</span>
      </a>
      .
    </p>
  )
}
