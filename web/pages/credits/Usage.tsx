import { useQuery } from '@tanstack/react-query'
import { request } from '../../api.ts'
import * as texts from '../../texts/credits.ts'
import { dateIn, dayOf } from '../../ui/words.ts'

const shownDays = 30

/** What conversions cost over the last 30 days, a bar a day; the days with any are listed beneath for those who read by ear. */
export function Usage() {
  const usage = useQuery({
    queryKey: ['usage', shownDays],
    queryFn: ({ signal }) => request('usage', { query: { days: shownDays }, signal }),
  })
  const days = usage.data?.days ?? []
  const total = days.reduce((sum, { credits }) => sum + credits, 0)
  const pages = days.reduce((sum, day) => sum + day.pages, 0)
  const most = Math.max(1, ...days.map(({ credits }) => credits))
  if (!usage.data) return null
  return (
    <section className="sec" aria-labelledby="usage-title">
      <div className="section-head">
        <h2 className="h2" id="usage-title">
          {texts.usageIn30Days}
        </h2>
        <span className="dim small num">
          {texts.credits3(total)}
          {texts.forLabel}
          {texts.pages(pages)}
        </span>
      </div>
      {total === 0 ? (
        <p className="card usage dim">{texts.nothingWasConvertedInThis}</p>
      ) : (
        <div className="card usage">
          <svg className="usage-bars" viewBox={`0 0 ${days.length * 10} 60`} preserveAspectRatio="none" aria-hidden="true">
            {days.map(({ day, credits }, index) => {
              const height = credits === 0 ? 1 : Math.max(2, (credits / most) * 58)
              return (
                <rect key={day} className={credits === 0 ? 'none' : ''} x={index * 10 + 1.5} y={60 - height} width="7" height={height} />
              )
            })}
          </svg>
          <ul className="sr">
            {days
              .filter(({ credits }) => credits > 0)
              .map(({ day, credits, pages }) => (
                <li key={day}>
                  {dayOf(dateIn(day))}: {texts.credits3(credits)}
                  {texts.forLabel}
                  {texts.pages(pages)}
                </li>
              ))}
          </ul>
        </div>
      )}
    </section>
  )
}
