import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { CONSENT_VERSION } from '#foundation/accounts/accounts.contract.ts'
import { consents } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { analyticsEvents } from '../analytics-events.tables.ts'

/** What leaves of an analytics event, and nothing more. */
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

/** Asked again as it leaves: a word that was taken back in the meantime holds. */
const isAgreed: SQL<boolean> = sql`coalesce(case when ${analyticsEvents.user_id} is null
  then ${newestWord(sql`c.visitor = ${analyticsEvents.device_id}`)}
  else ${newestWord(sql`c.user_id = ${analyticsEvents.user_id}`)} end, false)`

const isWaiting = and(isNotNull(analyticsEvents.device_id), isNull(analyticsEvents.shared_at))

/** The oldest that wait to be shared, of people who agree. */
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

/** Marks analytics events as shared. Events that lost their browser's number meanwhile stay unmarked. */
export async function markShared(db: Db, { ids, now }: { ids: number[]; now: Date }): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ shared_at: now })
    .where(and(inArray(analyticsEvents.id, ids), isWaiting))
}

/** They stay here alone. */
export async function keepHere(db: Db, ids: number[]): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ device_id: null })
    .where(and(inArray(analyticsEvents.id, ids), isWaiting))
}

/** What waits of this browser, and of this person in any browser, stays here alone. */
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

/** What waits without anybody's consent stays here alone. */
export async function forgetUnagreed(db: Db): Promise<void> {
  await db
    .update(analyticsEvents)
    .set({ device_id: null })
    .where(and(isWaiting, sql`not ${isAgreed}`))
}
