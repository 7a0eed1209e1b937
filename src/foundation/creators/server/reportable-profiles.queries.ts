import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { CREATOR_KIND } from '../creators.contract.ts'
import { lockProfile } from './follows.queries.ts'
import { notifyProfileDecision } from './notify-profile-decision.ts'
import { isPublicPerson, type PublicWork } from './public-work.queries.ts'

const people = sql`users u left join creator_profiles c on c.user_id = u.id`

/** Public profiles for reports and moderation. While one is hidden, its name and shared work stay visible. */
export const reportableProfiles = (work: PublicWork): Reportable => ({
  kind: CREATOR_KIND,
  async lock(tx, id) {
    const isThere = await rows(
      tx,
      sql`select from ${people} where u.id = ${id} and ${isPublicPerson('u', 'c', work)}`,
    )
    if (isThere.length === 0 || !(await lockProfile(tx, id))) return null
    const [locked] = await rows<{ is_hidden: boolean }>(
      tx,
      sql`select hidden_at is not null as is_hidden from creator_profiles where user_id = ${id}`,
    )
    return locked ?? null
  },
  async setHidden(tx, { id, isHidden, isByModerator = false, isQuiet = false, reason, now }) {
    const words = isHidden ? (reason ?? (await usualWords(tx, { id, isByModerator, isQuiet }))) : null
    const at = isHidden ? now.toISOString() : null
    await tx.execute(sql`update creator_profiles set hidden_at = ${at}::timestamptz, hidden_reason = ${words}
      where user_id = ${id}`)
    if (isQuiet) return
    await notifyProfileDecision(tx, {
      user_id: id,
      is_hidden: isHidden,
      is_by_moderator: isByModerator,
      reason: reason ?? null,
      at: now.toISOString(),
    })
  },
  async keepReason(tx, { id, reason }) {
    const words = reason ?? (await usualWords(tx, { id, isByModerator: true, isQuiet: false }))
    await tx.execute(sql`update creator_profiles set hidden_reason = ${words}
      where user_id = ${id} and hidden_at is not null`)
  },
  madeBy: (user_ids) => sql`select id, id as user_id from users where id = any(${idList(user_ids)})`,
  selectThings: (db, ids) =>
    rows<ReportedThing>(
      db,
      sql`select u.id, concat_ws(' – ', ${wholeName('u')}, nullif(c.designation, ''), nullif(c.introduction, ''),
            nullif(c.user_experience, ''), nullif(c.qualifications, ''), nullif(c.expertise, ''),
            nullif(c.associated_organisations, ''), nullif(u.recommendation_text, '')) as text,
          coalesce(c.hidden_at is not null, false) as is_hidden, '/creator/' || u.id as address,
          json_build_object('id', u.id, 'name', ${wholeName('u')}) as author
        from ${people} where u.id = any(${idList(ids)}) and ${isPublicPerson('u', 'c', work)}`,
    ),
})

/** The default reason for hiding a profile, in the script that the person writes in. */
async function usualWords(
  tx: Db,
  of: { id: number; isByModerator: boolean; isQuiet: boolean },
): Promise<string> {
  const [found] = await rows<{ written: string }>(
    tx,
    sql`select concat(designation, introduction, user_experience) as written
      from creator_profiles where user_id = ${of.id}`,
  )
  const byOthers = of.isByModerator ? m.creator_hidden_by_moderator : m.creator_hidden_by_reports
  const words = of.isQuiet && !of.isByModerator ? m.under_review_why_word : byOthers
  return words({}, { locale: scriptLanguage(found?.written ?? '') })
}
