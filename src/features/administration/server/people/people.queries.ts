import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { personText, rolesOf, wholeName } from '#foundation/accounts/server/index.ts'
import { likeStart } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { containsWords } from '#platform/db/contains-words.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import type { AskedOrder } from '#platform/db/table-order.ts'
import { findTablePage, type TablePage, type TableSearch } from '#platform/db/table-page.ts'
import type { PeopleFilters, PeopleSort, PeopleState, PersonWithRoles } from '../../people.contract.ts'
import { lastSeen, peopleInOrder } from './people-order.queries.ts'

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

function isWanted({ role, state, occupation_id }: PeopleFilters): SQL {
  const conditions: SQL[] = []
  if (role === 'administrator') conditions.push(sql`u.is_admin`)
  else if (role !== undefined) {
    conditions.push(sql`exists (select from user_roles g where g.user_id = u.id and g.role = ${role})`)
  }
  if (state !== undefined) conditions.push(states[state])
  if (occupation_id !== undefined) conditions.push(sql`u.occupation_id = ${occupation_id}`)
  return all(conditions)
}

interface PeopleWanted {
  filters: PeopleFilters
  order: AskedOrder<PeopleSort>
  language: TextLanguage
  limit: number
  offset: number
}

/** A page of the list of people with their emails, so only for administrators. */
export async function selectPeople(
  db: Db,
  { filters, order, language, limit, offset }: PeopleWanted,
): Promise<Omit<TablePage, 'ids'> & { data: PersonWithRoles[] }> {
  const search = await readPeopleSearch(db, filters)
  const window = { isWanted: isWanted(filters), search, limit, offset }
  const { ids, ...total } = await findTablePage(db, peopleInOrder(order), window)
  const data = await rows<PersonWithRoles>(
    db,
    sql`select ${personColumns('u', language)}
      from unnest(${idList(ids)}) with ordinality shown (id, place) join users u on u.id = shown.id order by shown.place`,
  )
  return { data, ...total }
}

/**
 * The beginning of an email or a whole name finds people who have it; anything else finds people who have it anywhere.
 */
export async function readPeopleSearch(db: Db, filters: PeopleFilters): Promise<TableSearch | undefined> {
  const words = filters.search_query
  if (words === undefined) return
  for (const search of [hasEmail(words), hasName(words)]) {
    if (!search) continue
    const found = sql`select from users u where ${search.isFound} and ${isWanted(filters)} limit 1`
    if ((await rows(db, found)).length > 0) return search
  }
  return hasPart(words)
}

/** Uses the index `users_by_email`. */
function hasEmail(words: string): TableSearch | undefined {
  if (!/^[^\s@.]+[@.]\S*$/.test(words)) return
  return { isFound: sql`u.email like ${likeStart(words.toLowerCase())}` }
}

/** Uses the index `users_by_name`: the last name can begin at any of the words. */
function hasName(words: string): TableSearch | undefined {
  const parts = words.split(/\s+/).slice(0, 5)
  const names = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')])
  if (names.length === 0) return
  const each = names.map(
    ([first, last]) => sql`(lower(u.first_name) = lower(${first}) and lower(u.last_name) = lower(${last}))`,
  )
  return { isFound: sql`(${sql.join(each, sql` or `)})`, isRare: true }
}

/** People `u` with the words anywhere. Uses the index `users_by_words`, or the person's number. */
export function hasPart(words: string): TableSearch {
  const isPart = containsWords(personText('u'), words)
  return { isFound: /^\d{1,9}$/.test(words) ? sql`(${isPart} or u.id = ${Number(words)})` : isPart }
}

/** People after an id, ordered by id: a file of all people is read in batches. */
export function selectPeopleAfter(
  db: Db,
  { filters, search, after, most, language }: FileBatch,
): Promise<PersonOfFile[]> {
  return rows<PersonOfFile>(
    db,
    sql`select ${personColumns('u', language)}, u.mobile, u.school_name, u.is_promotional, u.utm_source
      from users u where u.id > ${after} and ${isWanted(filters)} and ${search?.isFound ?? sql`true`}
      order by u.id limit ${most}`,
  )
}

interface FileBatch {
  filters: PeopleFilters
  search: TableSearch | undefined
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
