import type { ConversionTools } from './dependencies.ts'
import * as store from './store.ts'

const dayMs = 24 * 3600 * 1000

/**
 * What a user's conversions charged and read on each of the last `days` days of UTC, today among them, oldest first. A conversion that was
 * deleted is not counted any more: what it cost stays in the history of credits.
 */
export async function usage({ database, clock }: Pick<ConversionTools, 'database' | 'clock'>, userId: string, days: number) {
  const today = Math.floor(clock.now().getTime() / dayMs)
  const rows = await store.usageByDay(database.kysely, userId, new Date((today - days + 1) * dayMs))
  return {
    days: Array.from({ length: days }, (_, index) => {
      const day = new Date((today - days + 1 + index) * dayMs).toISOString().slice(0, 10)
      const { credits = 0, pages = 0, conversions = 0 } = rows.find((row) => row.day === day) ?? {}
      return { day, credits, pages, conversions }
    }),
  }
}
