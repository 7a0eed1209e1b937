import { type SQL, sql } from 'drizzle-orm'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { WordGroup } from '../../admin-search-words.contract.ts'
import type { SearchWordLanguage } from '../../search-query.contract.ts'
import { plainOf } from '../search-words.tables.ts'

export interface GivenWord {
  language: SearchWordLanguage
  word: string
}

/** Advisory lock id for changing words, so that no word gets into two groups. */
const WORDS_LOCK = 7_265_410

export const lockSearchWords = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK})`)

/** Whether this installation ever had a group, even if all have been removed. */
export async function wereThereGroups(db: Db): Promise<boolean> {
  const [found] = await rows<{ were: boolean }>(
    db,
    sql`select pg_sequence_last_value(pg_get_serial_sequence('search_synonym_groups', 'id')::regclass) is not null as were`,
  )
  return found?.were ?? false
}

/** The words of a group `g`, active or removed, of one language or both. */
const wordsOf = (language?: SearchWordLanguage): SQL => {
  const isOf = language ? sql`and s.language = ${language}` : sql``
  const wasOf = language ? sql`where r.word ->> 'language' = ${language}` : sql``
  return sql`(case when g.removed_words is null
    then (select coalesce(json_agg(s.word order by s.position), '[]') from search_synonyms s where s.group_id = g.id ${isOf})
    else (select coalesce(json_agg(r.word ->> 'word' order by r.place), '[]')
      from jsonb_array_elements(g.removed_words) with ordinality as r (word, place) ${wasOf}) end)`
}

const columns = sql`g.id, ${wordsOf('en')} as words_en, ${wordsOf('hi')} as words_hi,
  g.removed_words is not null as is_removed`

const withRevision = (group: Omit<WordGroup, 'revision'>): WordGroup => ({
  ...group,
  revision: revisionOf(group),
})

interface GroupsWanted {
  search: string | undefined
  isRemoved: boolean
  limit: number
  offset: number
}

/** Groups ordered by their first words. */
export async function selectGroups(
  db: Db,
  of: GroupsWanted,
): Promise<{ groups: WordGroup[]; total: number }> {
  const { search, isRemoved, limit, offset } = of
  const isFound = search
    ? sql`exists (select from json_array_elements_text(${wordsOf()}) w (word)
        where position(pankh_plain(${search}) in pankh_plain(w.word)) > 0)`
    : sql`true`
  const found = sql`search_synonym_groups g where (g.removed_words is not null) = ${isRemoved} and ${isFound}`
  const groups = await rows<Omit<WordGroup, 'revision'>>(
    db,
    sql`select ${columns} from ${found} order by lower(${wordsOf()} ->> 0), g.id limit ${limit} offset ${offset}`,
  )
  return { groups: groups.map(withRevision), total: await countRows(db, found) }
}

export async function selectGroup(db: Db, id: number): Promise<WordGroup | undefined> {
  const [group] = await rows<Omit<WordGroup, 'revision'>>(
    db,
    sql`select ${columns} from search_synonym_groups g where g.id = ${id}`,
  )
  return group && withRevision(group)
}

/** Every word that searches use, with its group. */
export const selectWordsInUse = (db: Db): Promise<{ group_id: number; word: string; plain: string }[]> =>
  rows(db, sql`select group_id, word, plain from search_synonyms order by group_id, position`)

/**
 * The normalised form of each word, in order. The database does this, because it treats more letters as equal than we
 * do.
 */
export async function selectPlain(db: Db, words: readonly GivenWord[]): Promise<string[]> {
  const found = await rows<{ plain: string }>(
    db,
    sql`select ${plainOf("given ->> 'word'")} as plain
      from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as words (given, place) order by place`,
  )
  return found.map(({ plain }) => plain)
}

export const countGroups = (db: Db): Promise<number> =>
  countRows(db, sql`search_synonym_groups where removed_words is null`)

/** Returns the id of the new group. */
export async function insertGroup(db: Db, words: readonly GivenWord[]): Promise<number> {
  const [group] = await rows<{ id: number }>(
    db,
    sql`insert into search_synonym_groups default values returning id`,
  )
  if (!group) throw new Error('the group was not added')
  await writeWords(db, group.id, words)
  return group.id
}

/** Replaces the words of a group, which restores a removed one. */
export async function writeWords(db: Db, id: number, words: readonly GivenWord[]): Promise<void> {
  await db.execute(sql`delete from search_synonyms where group_id = ${id}`)
  await db.execute(sql`update search_synonym_groups set removed_words = null where id = ${id}`)
  await db.execute(sql`insert into search_synonyms (group_id, language, word, position)
    select ${id}, given ->> 'language', given ->> 'word', place
    from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as words (given, place)`)
}

/** The group keeps its words, so that it can be restored. */
export async function removeWords(db: Db, id: number): Promise<void> {
  await db.execute(sql`update search_synonym_groups set removed_words = (
    select jsonb_agg(jsonb_build_object('language', language, 'word', word) order by position)
    from search_synonyms where group_id = ${id}) where id = ${id}`)
  await db.execute(sql`delete from search_synonyms where group_id = ${id}`)
}
