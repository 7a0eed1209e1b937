import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { ConsentSubject } from '../../accounts.contract.ts'
import { users } from '../accounts.tables.ts'
import { consents } from '../consents.tables.ts'

export interface ConsentRow {
  is_given: boolean
  version: string
  /** The browser in which the choice was made; null if there was none. */
  visitor: string | null
}

/** Who consents: a person with an account, or a browser. */
export type Consenting = { user_id: number } | { visitor: string }

export async function insertConsent(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row)
}

/** The newest choice of a person or a browser; undefined if neither agreed nor refused. */
export async function selectNewestConsent(
  db: Db,
  { of, subject }: { of: Consenting; subject: ConsentSubject },
): Promise<ConsentRow | undefined> {
  const theirs = 'user_id' in of ? eq(consents.user_id, of.user_id) : eq(consents.visitor, of.visitor)
  const [newest] = await db
    .select({ is_given: consents.is_given, version: consents.version, visitor: consents.visitor })
    .from(consents)
    .where(and(theirs, eq(consents.subject, subject)))
    .orderBy(desc(consents.id))
    .limit(1)
  return newest
}

export async function findMessageChoices(
  db: Db,
  user_id: number,
): Promise<{ is_promotional: boolean; is_whatsapp_notification: boolean } | undefined> {
  const [found] = await db
    .select({
      is_promotional: users.is_promotional,
      is_whatsapp_notification: users.is_whatsapp_notification,
    })
    .from(users)
    .where(eq(users.id, user_id))
  return found
}
