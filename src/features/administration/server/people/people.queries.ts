import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { rolesOf, wholeName } from '#foundation/accounts/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { falling, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import {
  PEOPLE_SORTS,
  type PeopleFilters,
  type PeopleSort,
  type PeopleState,
  type PersonWithRoles,
} from '../../people.contract.ts'

const lastSeen = (u: SQL) => sql`(select max(s.last_seen_at) from sessions s where s.user_id = ${u}.id)`
const isLeaving = (u: SQL) => sql`exists (select from account_deletions d where d.user_id = ${u}.id)`

/** The columns of a person in the list, in the file and on their page. Takes the alias of `users`. */
export function personColumns(user: string, language: TextLanguage): SQL {
  const u = sql.raw(user)
  return sql`${u}.id, ${wholeName(user)} as name, ${u}.email, ${u}.username, ${rolesOf(u)} as roles,
    (select ${textIn(sql`o.name`, language)} from occupations o where o.id = ${u}.occupation_id) as occupation,
    ${u}.email_verified_at is not null as is_verified, ${u}.is_member, ${u}.disabled_at is not null as is_disabled,
    ${isLeaving(u)} as is_leaving, ${isoUtc(sql`${u}.created_at`)} as created_at, ${isoUtc(lastSeen(u))} as last_seen_at`
}

const states: Record<PeopleState, SQL> = {
  disabled: sql`u.disabled_at is not null`,
  unverified: sql`u.email_verified_at is null`,
  member: sql`u.is_member`,
  leaving: isLeaving(sql`u`),
}

const orders: TableOrders<PeopleSort> = {
  newest: [rising(sql`u.created_at`), rising(sql`u.id`)],
  name: [rising(sql`lower(u.first_name)`), rising(sql`lower(u.last_name)`), rising(sql`u.id`)],
  seen: [falling(lastSeen(sql`u`)), falling(sql`u.id`)],
}

function isWanted({ search_query: search, role, state, occupation_id }: PeopleFilters): SQL {
  const conditions: SQL[] = []
  if (search !== undefined) {
    const isNumber = /^\d{1,9}$/.test(search) ? sql`u.id = ${Number(search)}` : sql`false`
    const words = sql`concat(u.first_name, ' ', u.last_name, ' ', u.email, ' ', u.username)`
    conditions.push(sql`(${words} ilike ${likeWords(search)} or ${isNumber})`)
  }
  if (role === 'administrator') conditions.push(sql`u.is_admin`)
  else if (role !== undefined) {
    conditions.push(sql`exists (select from user_roles g where g.user_id = u.id and g.role = ${role})`)
  }
  if (state !== undefined) conditions.push(states[state])
  if (occupation_id !== undefined) conditions.push(sql`u.occupation_id = ${occupation_id}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface PeopleWanted {
  filters: PeopleFilters
  order: AskedOrder<PeopleSort>
  language: TextLanguage
  limit: number
  offset: number
}

/** The list of people with their emails, so only for administrators. */
export async function selectPeople(
  db: Db,
  { filters, order, language, limit, offset }: PeopleWanted,
): Promise<{ people: PersonWithRoles[]; total: number }> {
  const people = await rows<PersonWithRoles>(
    db,
    sql`select ${personColumns('u', language)} from users u where ${isWanted(filters)}
      order by ${tableOrder(PEOPLE_SORTS, orders, order)} limit ${limit} offset ${offset}`,
  )
  const total = await countUpTo(db, sql`select 1 from users u where ${isWanted(filters)}`)
  return { people, total }
}

/** People after an id, in the order of ids: a file of all people is read in batches. */
export function selectPeopleAfter(
  db: Db,
  { filters, after, most, language }: FileBatch,
): Promise<PersonOfFile[]> {
  return rows<PersonOfFile>(
    db,
    sql`select ${personColumns('u', language)}, u.mobile, u.school_name, u.is_promotional, u.utm_source
      from users u where u.id > ${after} and ${isWanted(filters)} order by u.id limit ${most}`,
  )
}

interface FileBatch {
  filters: PeopleFilters
  after: number
  most: number
  language: TextLanguage
}

export interface PersonOfFile extends PersonWithRoles {
  mobile: string | null
  school_name: string | null
  is_promotional: boolean
  utm_source: string
}

export async function isPerson(db: Db, id: number): Promise<boolean> {
  return (await rows(db, sql`select 1 from users where id = ${id}`)).length > 0
}

/** The occupations that people can be filtered by. */
export function selectOccupationChoices(
  db: Db,
  language: TextLanguage,
): Promise<{ id: number; name: string }[]> {
  return rows(
    db,
    sql`select o.id, ${textIn(sql`o.name`, language)} as name from occupations o order by o.position, o.id`,
  )
}
