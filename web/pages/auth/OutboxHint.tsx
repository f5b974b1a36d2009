import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../../queries.ts'
import * as texts from '../../texts/auth.ts'

/** On an installation without a mail server, mails stay in its outbox: says where the code is. Nothing elsewhere. */
export function OutboxHint() {
  const site = useQuery(siteQuery).data
  if (!site?.outbox) return null
  return (
    <p className="faint small resend">
      {texts.noMailServerIsSet}{' '}
      <a className="link" href="/outbox" target="_blank" rel="noreferrer">
        {texts.outbox}
        <span className="sr">{texts.opensInANewTab}</span>
      </a>
      .
    </p>
  )
}
