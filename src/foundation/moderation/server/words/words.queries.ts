import { type SQL, sql } from 'drizzle-orm'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { all, rows } from '#platform/db/query.ts'
import type { WordAction, WordLanguage } from '../../admin-moderation.contract.ts'
import type { WatchedWord } from './watched-in.ts'

export interface WordRow extends WatchedWord {
  id: number
}

/** All of them: there are few, and each text is compared with each. */
export const selectWatchedWords = (db: Db): Promise<WatchedWord[]> =>
  rows<WatchedWord>(db, sql`select language, word, action from watched_words order by id`)

/** Advisory lock id for adding words, so that their limit holds. */
const ADDING_LOCK = 7_265_245
export const lockAddingWords = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${ADDING_LOCK})`)

export const countWords = (db: Db): Promise<number> => countRows(db, sql`watched_words`)

interface WordsWanted {
  search: string | undefined
  language: WordLanguage | undefined
  limit: number
  offset: number
}

/** Watched words in alphabetical order. */
export async function selectWords(db: Db, of: WordsWanted): Promise<{ words: WordRow[]; total: number }> {
  const { search, language, limit, offset } = of
  const conditions: SQL[] = []
  if (search) conditions.push(sql`position(${search} in word) > 0`)
  if (language) conditions.push(sql`language = ${language}`)
  const found = sql`watched_words where ${all(conditions)}`
  const words = await rows<WordRow>(
    db,
    sql`select id, language, word, action from ${found} order by word, language, id limit ${limit} offset ${offset}`,
  )
  return { words, total: await countRows(db, found) }
}

/** Adds new words, updates existing ones, and returns the ids of both. */
export async function upsertWords(
  tx: Db,
  of: { words: readonly string[]; language: WordLanguage; action: WordAction },
): Promise<{ id: number; word: string; is_new: boolean }[]> {
  const { words, language, action } = of
  return rows(
    tx,
    sql`insert into watched_words as w (language, word, action)
      select ${language}, word, ${action} from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given (word)
      on conflict (language, word) do update set action = excluded.action where w.action <> excluded.action
      returning id, word, xmax = 0 as is_new`,
  )
}

export async function deleteWord(tx: Db, id: number): Promise<WatchedWord | undefined> {
  const [gone] = await rows<WatchedWord>(
    tx,
    sql`delete from watched_words where id = ${id} returning language, word, action`,
  )
  return gone
}
