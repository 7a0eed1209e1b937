import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { AuditKind } from '#foundation/audit/audit-words.contract.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { PublicPictureSize } from '#foundation/uploads/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { type ContentTable, deleteContent, writePublication } from './content.queries.ts'

/** The viewer who edits content: an id with roles. */
export type Editor = WithRoles & { id: number }

type Values = Readonly<Record<string, unknown>>

interface Saved {
  id: number
  form: Values
  /**
   * Changes whenever a value of the form does. Content without one can be overwritten: it's too small for conflicts.
   */
  revision?: string
}

type Refusal = new () => Error

/** What a kind of content provides, so that all kinds are saved, published, shown and removed in the same way. */
export interface Content<Row extends Saved = Saved> {
  /** The kind of thing, as the audit log and drafts of its form name it. */
  kind: AuditKind
  table: ContentTable
  /**
   * Finds it among what the person may change. `isLocked` locks the row until the transaction ends.
   * @throws NotAllowed, and an error of the kind if it doesn't exist
   */
  find(db: Db, viewer: Editor, of: { id: number; isLocked?: boolean; now: Date }): Promise<Row>
  /** Thrown if someone else saved it after the form was opened. */
  ChangedMeanwhile?: Refusal
  /** Thrown if something refers to it, so that it can't be removed. */
  IsUsed?: Refusal
  /** A person's name is personal data: the audit log, which can't be erased, names only the fields that changed. */
  isPerson?: boolean
  picture?: {
    sizes: readonly PublicPictureSize[]
    /** The label of the size whose address the row stores, if it stores no name. */
    label?: number
  }
}

/** Content that goes from draft to published to closed, and can be reopened. */
export interface PublishedContent<Row extends Saved & { publication: string }> extends Content<Row> {
  IsDraft?: Refusal
  /** @throws if anything is missing that the public page needs */
  expectComplete(tx: Db, row: Row): Promise<void> | void
}

interface Of {
  viewer: Editor
  id: number
  now: Date
}

interface Saving<Row> {
  viewer: Editor
  fields: { id?: number | undefined; revision?: string | undefined }
  form: Values
  /** What the audit log records about new content. */
  named: Values
  now: Date
  /** Returns the id. */
  insert(tx: Db): Promise<number>
  update(tx: Db, before: Row): Promise<void>
}

/**
 * Adds content, or changes it if no one else has since, and deletes the person's draft of it. Returns its id.
 * @throws what `find`, `insert` and `update` throw, ChangedMeanwhile
 */
export function saveContent<Row extends Saved>(
  db: Db,
  content: Content<Row>,
  { viewer, fields, form, named, now, insert, update }: Saving<Row>,
): Promise<number> {
  const { kind, isPerson = false } = content
  return db.transaction(async (tx) => {
    const before =
      fields.id === undefined ? undefined : await findUnchanged(tx, content, { viewer, fields, now })
    const id = before?.id ?? (await insert(tx))
    if (before) await update(tx, before)
    await deleteDraft(tx, { user_id: viewer.id, form: kind, subject_id: fields.id ?? 0 })
    const changed = changedFields(before?.form ?? {}, form)
    if (isPerson && changed.length === 0) return id
    const ofContent = before ? { before: before.form, after: form } : { after: named }
    const changes = isPerson ? { after: { fields: changed } } : ofContent
    await recordChange(tx, { viewer, action: before ? 'changed' : 'created', kind, id, ...changes, now })
    return id
  })
}

async function findUnchanged<Row extends Saved>(
  tx: Db,
  content: Content<Row>,
  { viewer, fields: { id = 0, revision }, now }: Pick<Saving<Row>, 'viewer' | 'fields' | 'now'>,
): Promise<Row> {
  const row = await content.find(tx, viewer, { id, isLocked: true, now })
  if (content.ChangedMeanwhile && revision !== row.revision) throw new content.ChangedMeanwhile()
  return row
}

const changedFields = (before: Values, after: Values): string[] =>
  Object.entries(after).flatMap(([name, value]) => (value === (before[name] ?? '') ? [] : [name]))

interface SavingPart<Row, Part> {
  viewer: Editor
  fields: { id: number; revision?: string | undefined }
  /** Such as `steps`: the audit action is `steps-changed`. */
  part: 'answers' | 'questions' | 'steps'
  now: Date
  read(tx: Db, id: number): Promise<Part>
  /** Returns what was written. */
  write(tx: Db, row: Row): Promise<Part>
}

/**
 * Replaces a part of content as a whole. The part has its own revision.
 * @throws what `find` and `write` throw, ChangedMeanwhile
 */
export async function savePart<Row extends Saved, Part>(
  db: Db,
  { kind, find, ChangedMeanwhile }: Content<Row>,
  { viewer, fields: { id, revision }, part, now, read, write }: SavingPart<Row, Part>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await find(tx, viewer, { id, isLocked: true, now })
    const before = await read(tx, id)
    if (ChangedMeanwhile && revision !== revisionOf(before)) throw new ChangedMeanwhile()
    const values = { before: { [part]: before }, after: { [part]: await write(tx, row) } }
    await recordChange(tx, { viewer, action: `${part}-changed`, kind, id, ...values, now })
  })
}

/**
 * Publishes a draft, or with `isAgain` reopens closed content. Returns false, and writes nothing, if it's already
 * published.
 * @throws what `find` and `expectComplete` throw, IsDraft
 */
export function publishContent<Row extends Saved & { publication: string }>(
  db: Db,
  content: PublishedContent<Row>,
  { viewer, id, now, isAgain = false }: Of & { isAgain?: boolean },
): Promise<boolean> {
  const { kind, table, IsDraft } = content
  return db.transaction(async (tx) => {
    const row = await content.find(tx, viewer, { id, isLocked: true, now })
    if (row.publication === 'published') return false
    if (isAgain && IsDraft && row.publication === 'draft') throw new IsDraft()
    await content.expectComplete(tx, row)
    await writePublication(tx, table, { id, publication: 'published', now })
    const action = row.publication === 'draft' ? 'published' : 'reopened'
    await recordChange(tx, { viewer, action, kind, id, now })
    return true
  })
}

/** Closes content; does nothing if it's already in that state. @throws what `find` throws, IsDraft */
export async function closeContent<Row extends Saved & { publication: string }>(
  db: Db,
  { kind, table, find, IsDraft }: PublishedContent<Row>,
  { viewer, id, now, as }: Of & { as: 'closed' | 'ended' },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { publication } = await find(tx, viewer, { id, isLocked: true, now })
    if (IsDraft && publication === 'draft') throw new IsDraft()
    if (publication === as) return
    await writePublication(tx, table, { id, publication: as, now })
    await recordChange(tx, { viewer, action: as, kind, id, now })
  })
}

/** Returns what was removed. @throws what `find` throws, IsUsed */
export function removeContent<Row extends Saved>(
  db: Db,
  { kind, table, find, IsUsed, isPerson = false }: Content<Row>,
  { viewer, id, now }: Of,
): Promise<Row> {
  return db
    .transaction(async (tx) => {
      const row = await find(tx, viewer, { id, isLocked: true, now })
      await deleteContent(tx, table, id)
      const before = isPerson ? {} : row.form
      await recordChange(tx, { viewer, action: 'removed', kind, id, before, now })
      return row
    })
    .catch((error) => {
      throw IsUsed && isForeignKeyViolation(error) ? new IsUsed() : error
    })
}
