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
import { sentMutations } from './sent-mutations.tables.ts'

interface Mutation {
  user_id: number
  key: string
}

const isThis = ({ user_id, key }: Mutation) =>
  and(eq(sentMutations.user_id, user_id), eq(sentMutations.key, key))

/** Waits for a concurrent request with the same key. False if the mutation was done before. */
export async function claimMutation(
  tx: Db,
  mutation: Mutation & { call: string; now: Date },
): Promise<boolean> {
  const { user_id, key, call, now } = mutation
  const claimed = await tx
    .insert(sentMutations)
    .values({ user_id, key, call, at: now })
    .onConflictDoNothing()
    .returning({ key: sentMutations.key })
  return claimed.length > 0
}

export async function selectSentMutation(
  tx: Db,
  mutation: Mutation,
): Promise<{ call: string; body: unknown } | undefined> {
  const [found] = await tx
    .select({ call: sentMutations.call, body: sentMutations.body })
    .from(sentMutations)
    .where(isThis(mutation))
  return found
}

export async function writeAnswer(tx: Db, mutation: Mutation, body: unknown): Promise<void> {
  await tx.update(sentMutations).set({ body }).where(isThis(mutation))
}

/** A device that was offline for longer asks its person. */
export const sentMutationsRetention = retention({
  name: 'sent-acts',
  retentionDays: 30,
  job: 'forget-sent-acts',
  at: '50 3',
  forget: async (db, before) => {
    await db.delete(sentMutations).where(lte(sentMutations.at, before))
  },
})

export async function selectSentMutationsOf(db: Db, { id }: Person): Promise<PersonalList['rows']> {
  return db
    .select({ call: sentMutations.call, sent_at: isoUtc(sentMutations.at) })
    .from(sentMutations)
    .where(eq(sentMutations.user_id, id))
    .orderBy(asc(sentMutations.at), asc(sentMutations.key))
}

export async function deleteSentActsOf(tx: Db, user_id: number): Promise<void> {
  await tx.delete(sentMutations).where(eq(sentMutations.user_id, user_id))
}

/** What a person's devices sent. */
export const personalOffline: PersonalDataProvider = {
  name: 'offline',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['sent_acts', m.personal_sent_mutations, selectSentMutationsOf]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteSentActsOf(tx, id)
    return undefined
  },
}
