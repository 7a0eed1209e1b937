import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { AuthorContext, Reporter } from '../admin-moderation.contract.ts'
import type { Reportable } from './reportable.ts'

/** What moderators should know about authors, by id, in one query. */
export async function selectAuthorContexts(
  db: Db,
  { reportables, user_ids }: { reportables: readonly Reportable[]; user_ids: readonly number[] },
): Promise<Map<number, AuthorContext>> {
  if (user_ids.length === 0) return new Map()
  const made = reportables.flatMap(({ kind, madeBy }) =>
    madeBy ? [sql`select ${kind}::text as kind, id, user_id from (${madeBy(user_ids)}) one`] : [],
  )
  const found = await rows<AuthorContext & { id: number }>(
    db,
    sql`with made as (${sql.join(made, sql` union all `)}),
      reported as (select m.user_id, r.kind, r.subject_id, bool_or(r.decision = 'hide') as is_hidden
        from made m join reports r on r.kind = m.kind and r.subject_id = m.id group by 1, 2, 3),
      reviewed as (select user_id, count(*) filter (where decision = 'publish')::int as published,
          count(*) filter (where decision = 'refuse')::int as refused
        from held_things where user_id = any(${idList(user_ids)}) group by 1)
      select u.id, ${isoUtc(sql`u.created_at`)} as since, u.disabled_at is not null as is_disabled,
        (select count(*)::int from reported r where r.user_id = u.id) as things_reported,
        (select count(*)::int from reported r where r.user_id = u.id and r.is_hidden) as things_hidden,
        coalesce(h.published, 0) as links_published, coalesce(h.refused, 0) as links_refused
      from users u left join reviewed h on h.user_id = u.id where u.id = any(${idList(user_ids)})`,
  )
  return new Map(found.map(({ id, ...context }) => [id, context]))
}

/** The most reporters listed with a thing. */
const MOST_REPORTERS = 10

export type ReporterOf = Reporter & { kind: string; subject_id: number }

/** Who reported these things, and how often they report; most frequent first. One query. */
export async function selectReporters(
  db: Db,
  subjects: readonly { kind: string; subject_id: number }[],
): Promise<ReporterOf[]> {
  if (subjects.length === 0) return []
  const asked = JSON.stringify(subjects.map(({ kind, subject_id }) => ({ kind, subject_id })))
  return rows<ReporterOf>(
    db,
    sql`select * from (
      select r.kind, r.subject_id, u.id, ${wholeName('u')} as name, o.reports_count, o.upheld_count,
        row_number() over (partition by r.kind, r.subject_id order by o.reports_count desc, u.id)::int as place
      from jsonb_to_recordset(${asked}::jsonb) as asked (kind text, subject_id int)
        join reports r on r.kind = asked.kind and r.subject_id = asked.subject_id
        join users u on u.id = r.user_id
        cross join lateral (select count(*)::int as reports_count,
            count(*) filter (where decision = 'hide')::int as upheld_count from reports w where w.user_id = u.id) o) all_reporters
      where place <= ${MOST_REPORTERS} order by place`,
  )
}
