import { limits } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { apiKeyQuery } from '../../queries.ts'
import * as texts from '../../texts/api-access.ts'
import { Progress } from '../../ui/Progress.tsx'
import { figure } from '../../ui/words.ts'

/** How often the use is asked for again while the page is looked at. */
const renewedMs = 15_000

/** What the limits are, and how much of them the account's programs have used: as the service tells the programs themselves. */
export function Limits() {
  const apiKey = useQuery(apiKeyQuery).data?.api_key
  const usage = useQuery({
    queryKey: ['api-usage', apiKey],
    queryFn: ({ signal }) => request('devUsage', { signal, ...(apiKey && { apiKey }) }),
    enabled: apiKey !== undefined,
    refetchInterval: renewedMs,
  }).data
  return (
    <>
      <div className="lim">
        <Limit title={texts.thisMinute} limit={limits.apiRate.perMinute} remaining={usage?.creations.minute.remaining} />
        <Limit title={texts.today} limit={limits.apiRate.perDay} remaining={usage?.creations.day.remaining} />
      </div>
      <p className="faint small lim-note">
        {figure(limits.apiRate.perMinute)}
        {texts.requestsAMinuteAnd}
        {figure(limits.apiRate.perDay)}
        {texts.aDayOnlyNewJobs}
        {usage && texts.inTheLast30Days(figure(usage.jobs.last_30_days), figure(usage.credits_charged_last_30_days))}
      </p>
    </>
  )
}

function Limit({ title, limit, remaining }: { readonly title: string; readonly limit: number; readonly remaining: number | undefined }) {
  const used = remaining === undefined ? null : limit - remaining
  return (
    <div className="card">
      <div className="row between">
        <span className="dim">{title}</span>
        <span className="num">
          <b>{used === null ? '–' : figure(used)}</b>{' '}
          <span className="faint">
            {texts.ofLabel}
            {figure(limit)}
            {texts.requests}
          </span>
        </span>
      </div>
      <Progress share={(used ?? 0) / limit} label={texts.shareOfTheLimitUsed(title)} decorative />
    </div>
  )
}
