import { and, eq, gt, lte } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { DraftFields, FormDraft } from '../drafts.contract.ts'
import { formDrafts } from './drafts.tables.ts'

/** What nobody came back to within a month is gone. */
export const DRAFTS_KEPT_DAYS = 30
const KEPT_MS = DRAFTS_KEPT_DAYS * 24 * 60 * 60 * 1_000

export interface OfForm {
  user_id: number
  form: string
  subject_id: number
}

const isOf = ({ user_id, form, subject_id }: OfForm) =>
  and(eq(formDrafts.user_id, user_id), eq(formDrafts.form, form), eq(formDrafts.subject_id, subject_id))

export async function findDraft(db: Db, of: OfForm & { now: Date }): Promise<FormDraft | null> {
  const [found] = await db
    .select({ fields: formDrafts.fields, saved_at: isoUtc(formDrafts.saved_at) })
    .from(formDrafts)
    .where(and(isOf(of), gt(formDrafts.saved_at, oldest(of.now))))
  return found ? { fields: found.fields, saved_at: found.saved_at ?? '' } : null
}

/** The last one written wins: it is one person's own form. Old ones of that person go. */
export async function writeDraft(db: Db, of: OfForm & { fields: DraftFields; now: Date }): Promise<void> {
  const { user_id, form, subject_id, fields, now } = of
  await db
    .insert(formDrafts)
    .values({ user_id, form, subject_id, fields, saved_at: now })
    .onConflictDoUpdate({
      target: [formDrafts.user_id, formDrafts.form, formDrafts.subject_id],
      set: { fields, saved_at: now },
    })
  await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.user_id, user_id), lte(formDrafts.saved_at, oldest(now))))
}

export async function deleteDraft(db: Db, of: OfForm): Promise<void> {
  await db.delete(formDrafts).where(isOf(of))
}

/** Of everybody: for those who never wrote another one. */
export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(formDrafts).where(lte(formDrafts.saved_at, oldest(now)))
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS)
