import type { Db } from '#platform/db/database.ts'
import type { AnalyticsEvent } from '../analytics.contract.ts'
import { insertAnalyticsEvents } from './analytics-events.queries.ts'

/**
 * Stores the analytics events of one call with the time they arrived, because a browser's clock can be wrong. Leaves
 * out events of pages that aren't counted.
 */
export async function storeAnalyticsEvents(
  db: Db,
  of: {
    analyticsEvents: AnalyticsEvent[]
    isUncounted: (page: string) => boolean
    user_id: number | null
    device_id: string | null
    now: Date
  },
): Promise<void> {
  const counted = of.analyticsEvents.filter(({ page }) => !of.isUncounted(page))
  if (counted.length === 0) return
  await insertAnalyticsEvents(
    db,
    counted.map(({ key, page, subject_id, program_name, utm_source, utm_medium, utm_campaign }) => ({
      key,
      at: of.now,
      user_id: of.user_id,
      device_id: of.device_id,
      page,
      subject_id,
      program_name: withoutAddress(program_name),
      utm_source: withoutAddress(utm_source),
      utm_medium: withoutAddress(utm_medium),
      utm_campaign: withoutAddress(utm_campaign),
    })),
  )
}

/** Newsletters sometimes put the reader's email address into links; it must not be stored. */
function withoutAddress(words: string | undefined): string | undefined {
  return words?.includes('@') ? undefined : words
}
