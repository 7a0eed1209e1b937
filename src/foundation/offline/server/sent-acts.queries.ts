import { and, asc, eq, lte } from 'drizzle-orm'
import { retention } from '#foundation/feature.ts'
import {
  type Person,
  type PersonalDataProvider,
  type PersonalList,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { sentActs } from './sent-acts.tables.ts'

interface Act {
  user_id: number
  key: string
}

const isThis = ({ user_id, key }: Act) => and(eq(sentActs.user_id, user_id), eq(sentActs.key, key))

/** Waits for a twin that is on its way. False where the act was done before. */
export async function claimAct(tx: Db, act: Act & { call: string; now: Date }): Promise<boolean> {
  const { user_id, key, call, now } = act
  const claimed = await tx
    .insert(sentActs)
    .values({ user_id, key, call, at: now })
    .onConflictDoNothing()
    .returning({ key: sentActs.key })
  return claimed.length > 0
}

export async function selectSentAct(tx: Db, act: Act): Promise<{ call: string; body: unknown } | undefined> {
  const [found] = await tx
    .select({ call: sentActs.call, body: sentActs.body })
    .from(sentActs)
    .where(isThis(act))
  return found
}

export async function writeAnswer(tx: Db, act: Act, body: unknown): Promise<void> {
  await tx.update(sentActs).set({ body }).where(isThis(act))
}

/** A device that was not online for longer asks its person. */
export const sentActsRetention = retention({
  name: 'sent-acts',
  retentionDays: 30,
  job: 'forget-sent-acts',
  at: '50 3',
  forget: async (db, before) => {
    await db.delete(sentActs).where(lte(sentActs.at, before))
  },
})

export async function selectSentActsOf(db: Db, { id }: Person): Promise<PersonalList['rows']> {
  return db
    .select({ call: sentActs.call, sent_at: isoUtc(sentActs.at) })
    .from(sentActs)
    .where(eq(sentActs.user_id, id))
    .orderBy(asc(sentActs.at), asc(sentActs.key))
}

export async function deleteSentActsOf(tx: Db, user_id: number): Promise<void> {
  await tx.delete(sentActs).where(eq(sentActs.user_id, user_id))
}

/** What a person's devices sent. */
export const personalOffline: PersonalDataProvider = {
  name: 'offline',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['sent_acts', m.personal_sent_acts, selectSentActsOf]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteSentActsOf(tx, id)
    return undefined
  },
}
