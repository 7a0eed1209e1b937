import { sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { statusOfMail } from '#foundation/mails/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { type HomeDays, isWithin } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'
import type { WatchedInvitations } from '../../../admin-awareness-campaigns.contract.ts'

interface Watched {
  search: string | undefined
  within: HomeDays
  language: TextLanguage
  limit: number
  offset: number
}

/** Counts invitations by promoter and day: newest day first, then the promoters who sent most. */
export async function selectWatchedInvitations(
  db: Db,
  { search, within, language, limit, offset }: Watched,
): Promise<{ days: WatchedInvitations[]; total: number }> {
  const day = sql`to_char(i.created_at at time zone ${sql.raw(`'${HOME_ZONE}'`)}, 'YYYY-MM-DD')`
  const isFound =
    search === undefined
      ? sql`true`
      : sql`concat_ws(' ', u.first_name, u.last_name, u.email) ilike ${likeWords(search)}`
  const source = sql`campaign_invitations i join campaigns c on c.id = i.campaign_id
    join users u on u.id = c.owner_id
    left join lateral (select ${statusOfMail(sql`'invitation:' || i.id`)} as status) l on true
    where ${isWithin(sql`i.created_at`, within)} and ${isFound}`
  const days = await rows<WatchedInvitations>(
    db,
    sql`select ${day} as day,
        json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email) as owner,
        (select coalesce(json_agg(json_build_object('id', p.id, 'title', ${textIn(sql`p.title`, language)})
          order by p.id), '[]') from awareness_programs p where p.id = any(array_agg(c.program_id))) as programs,
        count(*) filter (where l.status in ('sent', 'kept'))::int as sent,
        count(*) filter (where l.status = 'queued' or l.status is null and i.opted_out_at is null)::int as waiting,
        count(*) filter (where l.status = 'failed')::int as failed,
        count(i.opened_at)::int as opened, count(i.opted_out_at)::int as opted_out
      from ${source} group by 1, u.id order by 1 desc, count(*) desc, u.id limit ${limit} offset ${offset}`,
  )
  const groups = sql`(select 1 from ${source} group by ${day}, u.id) grouped`
  return { days, total: await countRows(db, groups) }
}
