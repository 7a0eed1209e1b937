import { and, isNull, lt } from 'drizzle-orm'
import { consents } from '#foundation/accounts/server/index.ts'
import { retention } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { ANALYTICS_EVENTS_RETENTION_DAYS } from '../analytics.contract.ts'
import { analyticsEvents } from './analytics-events.tables.ts'

export type AnalyticsEventRow = typeof analyticsEvents.$inferInsert

export async function insertAnalyticsEvents(db: Db, rows: AnalyticsEventRow[]): Promise<void> {
  await db.insert(analyticsEvents).values(rows)
}

/** Analytics events older than half a year are no longer needed. */
export const analyticsEventsRetention = retention({
  name: 'signals',
  retentionDays: ANALYTICS_EVENTS_RETENTION_DAYS,
  job: 'forget-old-signals',
  at: '40 3',
  forget: async (db, before) => {
    await db.delete(analyticsEvents).where(lt(analyticsEvents.at, before))
  },
})

/**
 * Visitors' consents are kept longer than the cookie that identifies the visitor. Consents of people with an account
 * stay as long as the account.
 */
export const visitorsConsentsRetention = retention({
  name: 'consents-of-visitors',
  retentionDays: 400,
  job: 'forget-old-consents',
  at: '35 3',
  forget: async (db, before) => {
    await db.delete(consents).where(and(isNull(consents.user_id), lt(consents.at, before)))
  },
})
