import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { rolesOf } from '../people/roles.queries.ts'
import { CHOICES, type ChoiceList } from '../profile/preferences.queries.ts'

type Row = Readonly<Record<string, string | number | boolean | null | readonly string[]>>
interface Of {
  id: number
  language: TextLanguage
}

/** All of a person's account data as one row. The password hash is left out: it's of no use to them. */
export function selectPersonalAccount(db: Db, { id, language }: Of): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`select concat_ws(' ', u.first_name, u.last_name) as name, u.email,
        ${isoUtc(sql`u.email_verified_at`)} as email_verified_at,
        array(select e.email from earlier_emails e where e.user_id = u.id order by e.created_at, e.email)
          as earlier_emails,
        u.username, u.mobile, u.country_code, u.gender,
        ${term('occupations', sql`u.occupation_id`, language)} as occupation,
        ${term('occupations', sql`u.user_type_id`, language)} as occupation_at_sign_up, u.school_name,
        ${chosen('age_groups', language)} as age_groups, ${chosen('skills', language)} as skills,
        ${chosen('tags', language)} as tags, ${chosen('school_type', language)} as school_types,
        u.is_promotional as wants_news, u.is_whatsapp_notification as wants_whatsapp, u.is_personalised,
        u.is_member, u.is_promoter, ${rolesOf(sql`u`)} as roles, u.recommendation_text,
        ${isoUtc(sql`u.disabled_at`)} as closed_at, u.utm_source, u.utm_medium, u.utm_campaign, u.utm_term,
        u.utm_content, u.referrer, u.referring_domain, u.gclid, u.referral_code, ${isoUtc(sql`u.created_at`)} as created_at
      from users u where u.id = ${id}`,
  )
}

export function selectPersonalSessions(db: Db, user_id: number): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`select s.device, ${isoUtc(sql`s.created_at`)} as created_at, ${isoUtc(sql`s.last_seen_at`)} as last_seen_at,
        ${isoUtc(sql`s.ended_at`)} as ended_at from sessions s where s.user_id = ${user_id} order by s.created_at, s.id`,
  )
}

export function selectPersonalConsents(db: Db, user_id: number): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`select c.subject, c.is_given, c.version, ${isoUtc(sql`c.at`)} as at
      from consents c where c.user_id = ${user_id} order by c.id`,
  )
}

/** The name of the person's picture in the public storage. */
export async function findPictureName(db: Db, user_id: number): Promise<string | null> {
  const [found] = await rows<{ picture: string | null }>(
    db,
    sql`select picture from users where id = ${user_id}`,
  )
  return found?.picture ?? null
}

/**
 * Consents given in the same browsers before logging in. The person's own rows are deleted with the account; those of
 * others who share a browser stay.
 */
export async function eraseVisitorsConsents(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`delete from consents where user_id is null and visitor in
    (select c.visitor from consents c where c.user_id = ${user_id} and c.visitor is not null)`)
}

const term = (table: string, id: SQL, language: TextLanguage) =>
  sql`(select ${textIn(sql`t.name`, language)} from ${sql.raw(table)} t where t.id = ${id})`

function chosen(list: ChoiceList, language: TextLanguage): SQL {
  const { links, terms } = CHOICES[list]
  return sql`array(select ${textIn(sql`t.name`, language)} from ${links} l join ${terms} t on t.id = l.term_id
    where l.user_id = u.id order by t.position, t.id)`
}

/** The names by which other people's texts may mention a person. */
export async function findNamesOf(
  db: Db,
  user_id: number,
): Promise<{ name: string; username: string } | undefined> {
  const [found] = await rows<{ name: string; username: string }>(
    db,
    sql`select concat_ws(' ', u.first_name, u.last_name) as name, u.username from users u where u.id = ${user_id}`,
  )
  return found
}
