import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { retention } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { BegunDraft, DraftFields, FormDraft } from '../drafts.contract.ts'
import { TooManyDrafts } from './drafts.errors.ts'
import { formDrafts } from './drafts.tables.ts'

/** Drafts untouched for this long are deleted. */
const DRAFTS_RETENTION_DAYS = 30
const RETENTION_MS = DRAFTS_RETENTION_DAYS * DAY_MS
/** The most drafts of one person. */
export const MOST_DRAFTS = 100
export const MOST_DRAFT_BYTES = 3_000_000
/** Advisory lock id for counting one person's drafts. */
const DRAFTS_LOCK = 7_265_243

export interface OfForm {
  user_id: number
  form: string
  subject_id: number
}

const isOf = ({ user_id, form, subject_id }: OfForm) =>
  and(eq(formDrafts.user_id, user_id), eq(formDrafts.form, form), eq(formDrafts.subject_id, subject_id))

export async function findDraft(db: Db, of: OfForm & { now: Date }): Promise<FormDraft | null> {
  const [found] = await db
    .select({ fields: formDrafts.fields, saved_at: formDrafts.saved_at })
    .from(formDrafts)
    .where(and(isOf(of), gt(formDrafts.saved_at, oldest(of.now))))
  // In milliseconds, because a draft that continues this one refers to it by this value.
  return found ? { fields: found.fields, saved_at: found.saved_at.toISOString() } : null
}

export async function listDrafts(
  db: Db,
  { user_id, form, now }: Omit<OfForm, 'subject_id'> & { now: Date },
): Promise<BegunDraft[]> {
  const found = await db
    .select({
      subject: formDrafts.subject_id,
      title: sql<string>`coalesce(${formDrafts.fields} -> 'title' ->> 0, '')`,
      saved_at: formDrafts.saved_at,
    })
    .from(formDrafts)
    .where(
      and(eq(formDrafts.user_id, user_id), eq(formDrafts.form, form), gt(formDrafts.saved_at, oldest(now))),
    )
    .orderBy(desc(formDrafts.saved_at))
    .limit(MOST_DRAFTS)
  return found.map((draft) => ({ ...draft, saved_at: draft.saved_at.toISOString() }))
}

interface Written extends OfForm {
  fields: DraftFields
  now: Date
  /** `saved_at` of the draft that this one continues; null if there was none. Undefined overwrites any. */
  since: string | null | undefined
}

/**
 * Returns false and writes nothing if the draft isn't the one that this continues. The same text again is no conflict:
 * a device that got no reply sends it twice. Also deletes the person's expired drafts.
 * @throws TooManyDrafts
 */
export function writeDraft(db: Db, of: Written): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DRAFTS_LOCK}::int, ${of.user_id}::int)`)
    await tx
      .delete(formDrafts)
      .where(and(eq(formDrafts.user_id, of.user_id), lte(formDrafts.saved_at, oldest(of.now))))
    const written = of.since ? await goOnFrom(tx, of, new Date(of.since)) : await insertDraft(tx, of)
    const { drafts, bytes } = await countDrafts(tx, of.user_id)
    if (drafts > MOST_DRAFTS || bytes > MOST_DRAFT_BYTES) throw new TooManyDrafts()
    return written.length > 0
  })
}

async function countDrafts(tx: Db, user_id: number): Promise<{ drafts: number; bytes: number }> {
  const [counted] = await rows<{ drafts: number; bytes: number }>(
    tx,
    sql`select count(*)::int as drafts, coalesce(sum(octet_length(fields::text)), 0)::int as bytes
      from form_drafts where user_id = ${user_id}`,
  )
  return counted ?? { drafts: 0, bytes: 0 }
}

const isSame = (fields: DraftFields) => sql`${formDrafts.fields} = ${JSON.stringify(fields)}::jsonb`

function goOnFrom(db: Db, of: Written, since: Date) {
  return db
    .update(formDrafts)
    .set({ fields: of.fields, saved_at: of.now })
    .where(and(isOf(of), or(eq(formDrafts.saved_at, since), isSame(of.fields))))
    .returning({ form: formDrafts.form })
}

function insertDraft(db: Db, { user_id, form, subject_id, fields, since, now }: Written) {
  return db
    .insert(formDrafts)
    .values({ user_id, form, subject_id, fields, saved_at: now })
    .onConflictDoUpdate({
      target: [formDrafts.user_id, formDrafts.form, formDrafts.subject_id],
      set: { fields, saved_at: now },
      ...(since === null && { setWhere: isSame(fields) }),
    })
    .returning({ form: formDrafts.form })
}

export async function deleteDraft(db: Db, of: OfForm): Promise<void> {
  await db.delete(formDrafts).where(isOf(of))
}

/** How long untouched drafts are kept. */
export const draftsRetention = retention({
  name: 'drafts',
  retentionDays: DRAFTS_RETENTION_DAYS,
  job: 'forget-old-drafts',
  at: '55 3',
  forget: async (db, before) => {
    await db.delete(formDrafts).where(lte(formDrafts.saved_at, before))
  },
})

const oldest = (now: Date) => new Date(now.getTime() - RETENTION_MS)
