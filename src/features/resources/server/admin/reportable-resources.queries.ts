import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND } from '../../resource-values.contract.ts'
import { moveListed } from '../catalogue/facet-counts.queries.ts'
import { findCreatorToTell } from './resource-creator.queries.ts'
import { tellDecision } from './tell-decision.ts'

/** Resources as people report them and moderators see them: those that everyone may see or could see. */
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
  async setHidden(tx, { id, isHidden, reason, now }) {
    if (isHidden) await moveListed(tx, { ids: [id], by: -1 })
    const words = reason ?? (await reportedWords(tx, id))
    await tx.execute(
      isHidden
        ? sql`update resources set status = 'hidden', hidden_reason = ${words} where id = ${id}`
        : sql`update resources set status = 'published', hidden_reason = null where id = ${id}`,
    )
    if (!isHidden) await moveListed(tx, { ids: [id], by: 1 })
    await tellDecision(tx, { resource_id: id, is_hidden: isHidden, reason: words, at: now.toISOString() })
  },
  selectThings: (db, ids) =>
    rows<ReportedThing>(
      db,
      sql`select r.id, concat_ws(' – ', r.title, nullif(r.summary, '')) as text, r.status = 'hidden' as is_hidden,
          '/resource/r/' || r.id as address,
          case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName}) end as author
        from resources r left join users u on u.id = r.creator_id
        where r.id = any(${idList(ids)}) and r.status <> 'draft' and r.privacy = 'Everyone'`,
    ),
}

/** Why people's reports hid it, in the language that its creator wrote it in. */
async function reportedWords(tx: Db, id: number): Promise<string> {
  const creator = await findCreatorToTell(tx, id)
  return m.resource_hidden_by_reports({}, { locale: creator?.language ?? 'en' })
}
