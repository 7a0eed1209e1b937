import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND } from '../../resource-card.contract.ts'
import { notifyNewResource } from '../making/notify-new-resource.ts'
import { isListed } from '../visible-resource.queries.ts'
import { notifyDecision } from './notify-decision.ts'
import { findCreatorToNotify } from './resource-creator.queries.ts'

/** Resources, as people report them and moderators see them: those that are or were public. */
export const reportableResources: Reportable = {
  kind: RESOURCE_KIND,
  async lock(tx, id) {
    const [locked] = await rows<{ is_hidden: boolean }>(
      tx,
      sql`select status = 'hidden' as is_hidden from resources
        where id = ${id} and status <> 'draft' and privacy = 'Everyone' for no key update`,
    )
    return locked ?? null
  },
  async setHidden(tx, { id, isHidden, isByModerator = false, isQuiet = false, reason, now }) {
    const usual = isByModerator ? m.creator_hidden_by_moderator : m.resource_hidden_by_reports
    const words = reason ?? (isHidden ? await wordsFor(tx, { id, words: usual }) : '')
    if (isHidden) {
      await tx.execute(sql`update resources set status = 'hidden', hidden_reason = ${words} where id = ${id}`)
    } else {
      await showAgain(tx, { id, now })
    }
    if (isQuiet) return
    await notifyDecision(tx, { resource_id: id, is_hidden: isHidden, reason: words, at: now.toISOString() })
  },
  async keepReason(tx, { id, reason }) {
    const words = reason ?? (await wordsFor(tx, { id, words: m.creator_hidden_by_moderator }))
    await tx.execute(
      sql`update resources set hidden_reason = ${words} where id = ${id} and status = 'hidden'`,
    )
  },
  countPublicLinked: (tx, { user_id, butId, most }) =>
    countRows(
      tx,
      sql`(select from resources r where r.creator_id = ${user_id} and ${isListed('r')} and r.id is distinct from ${butId}::int
        and (exists (select from resource_links l where l.resource_id = r.id)
          or concat_ws(' ', r.title, r.description, r.instruction, r.credit, r.in_short, r.warning_note) ~* 'https?://|www[.]') limit ${most}) linked`,
    ),
  madeBy: (user_ids) =>
    sql`select id, creator_id as user_id from resources where creator_id = any(${idList(user_ids)})`,
  selectThings: (db, ids) =>
    rows<ReportedThing>(
      db,
      sql`select r.id, concat_ws(' – ', r.title, nullif(r.summary, '')) as text, r.status = 'hidden' as is_hidden,
          '/resource/r/' || r.id as address,
          case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as author
        from resources r left join users u on u.id = r.creator_id
        where r.id = any(${idList(ids)}) and r.status <> 'draft' and r.privacy = 'Everyone'`,
    ),
}

/** If everyone sees the resource for the first time now, its creator's followers are notified. */
async function showAgain(tx: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  const [shown] = await rows<{ title: string; creator_id: number | null; is_new: boolean }>(
    tx,
    sql`update resources r set status = 'published', hidden_reason = null,
        shown_to_all_at = coalesce(r.shown_to_all_at, ${now.toISOString()}::timestamptz)
      from resources before where r.id = ${id} and before.id = r.id
      returning r.title, r.creator_id, before.shown_to_all_at is null as is_new`,
  )
  if (!shown?.is_new || shown.creator_id === null) return
  const { title, creator_id } = shown
  await notifyNewResource(tx, { id, title, creator_id, now })
}

/** The usual reason, in the language of the creator's emails. */
async function wordsFor(
  tx: Db,
  { id, words }: { id: number; words: typeof m.creator_hidden_by_moderator },
): Promise<string> {
  const creator = await findCreatorToNotify(tx, id)
  return words({}, { locale: creator?.language ?? 'en' })
}
