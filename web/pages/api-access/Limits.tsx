import { limits } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { apiKeyQuery } from '../../queries.ts'
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
        <Limit title="This minute" limit={limits.apiRate.perMinute} remaining={usage?.creations.minute.remaining} />
        <Limit title="Today" limit={limits.apiRate.perDay} remaining={usage?.creations.day.remaining} />
      </div>
      <p className="faint small lim-note">
        {figure(limits.apiRate.perMinute)} requests a minute and {figure(limits.apiRate.perDay)} a day. Only new jobs count, not asking how
        they are.
        {usage &&
          ` In the last 30 days: ${figure(usage.jobs.last_30_days)} jobs, ${figure(usage.credits_charged_last_30_days)} credits charged.`}
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
          <b>{used === null ? '–' : figure(used)}</b> <span className="faint">of {figure(limit)} requests</span>
        </span>
      </div>
      <Progress share={(used ?? 0) / limit} label={`${title}, share of the limit used`} decorative />
    </div>
  )
}
