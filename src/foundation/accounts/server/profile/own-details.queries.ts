import { eq, type SQL, sql } from 'drizzle-orm'
import { occupations as occupationTerms, schoolTypes } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountChanges, OwnDetails } from '../../own-account.contract.ts'
import { userSchoolTypes, users } from '../accounts.tables.ts'
import { asDetails, detailsColumns } from '../people/user-details.queries.ts'
import type { NewUser } from '../people/users.queries.ts'
import { asMobile } from './mobile-number.ts'
import { selectOccupations } from './occupations.queries.ts'
import { CHOICES, type ChoiceList } from './preferences.queries.ts'

/** Everything that people read about their own account, in one query besides the list of occupations. */
export async function selectOwnDetails(
  db: Db,
  { user_id, language }: { user_id: number; language: string },
): Promise<OwnDetails | undefined> {
  const [row] = await db
    .select({
      ...detailsColumns,
      country_code: users.country_code,
      gender: users.gender,
      occupation_id: users.occupation_id,
      occupation: sql<string | null>`(select ${textIn(sql`o.name`, language)} from ${occupationTerms} o
        where o.id = ${users.occupation_id})`,
      school_types: sql<
        string[]
      >`(select coalesce(json_agg(${textIn(sql`t.name`, language)} order by t.position, t.id), '[]')
        from ${userSchoolTypes} l join ${schoolTypes} t on t.id = l.term_id where l.user_id = ${users.id})`,
      school_name: users.school_name,
      is_promotional: users.is_promotional,
      is_whatsapp_notification: users.is_whatsapp_notification,
      signup_type: users.signup_type,
      referral_code: users.referral_code,
      created: isoUtc(users.created_at),
      age_groups: chosen('age_groups', language),
      skills: chosen('skills', language),
      tags: chosen('tags', language),
    })
    .from(users)
    .leftJoin(occupationTerms, eq(occupationTerms.id, users.user_type_id))
    .where(eq(users.id, user_id))
  if (!row) return undefined
  const { is_admin, email_verified_at, picture, ...own } = row
  const school_type = own.school_types.join(', ') || null
  const occupations = await selectOccupations(db, language, own.occupation_id)
  return { ...own, school_type, ...asDetails(row), occupations } as OwnDetails
}

/** The terms of a taxonomy that the person chose. */
function chosen(list: ChoiceList, language: string): SQL<{ id: number; name: string }[]> {
  const { links, terms } = CHOICES[list]
  return sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
    order by t.position, t.id), '[]') from ${links} l join ${terms} t on t.id = l.term_id
    where l.user_id = ${users.id})`
}

export async function selectCountry(db: Db, user_id: number): Promise<string | undefined> {
  const [row] = await db.select({ country_code: users.country_code }).from(users).where(eq(users.id, user_id))
  return row?.country_code
}

/**
 * Maps the given fields to columns; emptied ones become null.
 * @param country the country of a number without `+`, unless the changes name another
 * @throws MobileIsNotValid
 */
export function toRow(
  { current_password: _, ...changes }: AccountChanges,
  country: string | undefined,
): Partial<NewUser> {
  const { country_code = country ?? 'IN', mobile, gender, occupation_id, school_name } = changes
  const row = {
    ...changes,
    mobile: mobile === undefined ? undefined : asMobile(mobile, country_code),
    gender: orNull(gender),
    occupation_id: orNull(occupation_id),
    school_name: orNull(school_name),
  } satisfies { [Column in keyof NewUser]?: NewUser[Column] | undefined }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

const orNull = <T>(given: T | '') => (given === '' ? null : given)
