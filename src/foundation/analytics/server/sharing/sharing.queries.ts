import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { CONSENT_VERSION } from '#foundation/accounts/accounts.contract.ts'
import { consents } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { analyticsEvents } from '../analytics-events.tables.ts'

/** Everything of an analytics event that is shared. */
export interface SharedAnalyticsEvent {
  id: number
  key: string
  at: Date
  device_id: string
  page: string
  program_name: string | null
  utm_source: string
  utm_medium: string
  utm_campaign: string
}

const newestWord = (
  whose: SQL,
) => sql`(select c.is_given and c.version = ${CONSENT_VERSION} from ${consents} c
  where c.subject = 'analytics' and ${whose} order by c.id desc limit 1)`

/** Checked again before sending: consent may have been withdrawn since. */
const isAgreed: SQL<boolean> = sql`coalesce(case when ${analyticsEvents.user_id} is null
  then ${newestWord(sql`c.visitor = ${analyticsEvents.device_id}`)}
  else ${newestWord(sql`c.user_id = ${analyticsEvents.user_id}`)} end, false)`

const isWaiting = and(isNotNull(analyticsEvents.device_id), isNull(analyticsEvents.shared_at))

/** The oldest events waiting to be shared, from people who consent. */
export async function selectAnalyticsEventsToShare(db: Db, most: number): Promise<SharedAnalyticsEvent[]> {
  const found = await db
    .select({
      id: analyticsEvents.id,
      key: analyticsEvents.key,
      at: analyticsEvents.at,
      device_id: analyticsEvents.device_id,
      page: analyticsEvents.page,
      program_name: analyticsEvents.program_name,
      utm_source: analyticsEvents.utm_source,
      utm_medium: analyticsEvents.utm_medium,
      utm_campaign: analyticsEvents.utm_campaign,
    })
    .from(analyticsEvents)
    .where(and(isWaiting, isAgreed))
    .orderBy(analyticsEvents.id)
    .limit(most)
  return found as SharedAnalyticsEvent[]
}

/** Marks analytics events as shared, except those that lost their browser's id meanwhile. */
export async function markShared(db: Db, { ids, now }: { ids: number[]; now: Date }): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ shared_at: now })
    .where(and(inArray(analyticsEvents.id, ids), isWaiting))
}

/** Excludes these events from sharing by removing the browser's id. */
export async function keepHere(db: Db, ids: number[]): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ device_id: null })
    .where(and(inArray(analyticsEvents.id, ids), isWaiting))
}

/** Excludes waiting events of this browser, and of this person in any browser, from sharing. */
export async function forgetDevices(
  tx: Db,
  { user_id, device_id }: { user_id: number | undefined; device_id: string | undefined },
): Promise<void> {
  const theirs = or(
    user_id === undefined ? undefined : eq(analyticsEvents.user_id, user_id),
    device_id === undefined ? undefined : eq(analyticsEvents.device_id, device_id),
  )
  if (theirs) await tx.update(analyticsEvents).set({ device_id: null }).where(and(isWaiting, theirs))
}

/** Excludes waiting events without consent from sharing. */
export async function forgetUnagreed(db: Db): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ device_id: null })
    .where(and(isWaiting, sql`not ${isAgreed}`))
}
