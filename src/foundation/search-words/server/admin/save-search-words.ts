import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  FEWEST_WORDS_IN_GROUP,
  MOST_SEARCH_WORD_GROUPS,
  MOST_SEARCH_WORD_LETTERS,
  MOST_WORDS_IN_GROUP,
  type SearchWordLanguage,
} from '../../search-query.contract.ts'
import { plainWord } from '../query/plain-word.ts'
import {
  NoSuchWordGroup,
  SearchWordTaken,
  SearchWordTooLong,
  TooManyWordGroups,
  WordGroupChangedMeanwhile,
  WordGroupTooLarge,
  WordGroupTooSmall,
} from './search-words.errors.ts'
import {
  countGroups,
  type GivenWord,
  insertGroup,
  lockSearchWords,
  selectGroup,
  selectPlain,
  selectWordsInUse,
  writeWords,
} from './search-words.queries.ts'

interface Given {
  /** Undefined for a new group. */
  id: number | undefined
  /** The words of each language, on separate lines or separated by commas. */
  words_en?: string | undefined
  words_hi?: string | undefined
  /** Of the group that the form was opened with. */
  revision?: string | undefined
  now: Date
}

/**
 * Adds a group of synonyms or replaces its words, which also restores a removed group.
 * @returns the group's id
 * @throws NoSuchWordGroup, WordGroupChangedMeanwhile, SearchWordTaken, TooManyWordGroups, WordGroupTooSmall,
 *   WordGroupTooLarge, SearchWordTooLong
 */
export async function saveSearchWords(
  db: Db,
  viewer: { id: number },
  { id, words_en, words_hi, revision, now }: Given,
): Promise<number> {
  const given = wordsIn([
    ['en', words_en],
    ['hi', words_hi],
  ])
  return db.transaction(async (tx) => {
    await lockSearchWords(tx)
    const words = await onceEach(tx, given)
    const of = { viewer, kind: 'search-words', now } as const
    if (id === undefined) {
      await expectFree(tx, words)
      await expectRoom(tx)
      const added = await insertGroup(tx, words)
      await recordChange(tx, { ...of, action: 'created', id: added, after: asKept(words) })
      return added
    }
    const group = await selectGroup(tx, id)
    if (!group) throw new NoSuchWordGroup()
    const before = { words_en: group.words_en, words_hi: group.words_hi }
    if (!group.is_removed && isDeepStrictEqual(before, asKept(words))) return id
    if (revision !== undefined && revision !== group.revision) throw new WordGroupChangedMeanwhile()
    await expectFree(tx, words, id)
    if (group.is_removed) await expectRoom(tx)
    await writeWords(tx, id, words)
    await recordChange(tx, { ...of, action: 'changed', id, before, after: asKept(words) })
    return id
  })
}

const asKept = (words: readonly GivenWord[]) => ({
  words_en: words.filter(({ language }) => language === 'en').map(({ word }) => word),
  words_hi: words.filter(({ language }) => language === 'hi').map(({ word }) => word),
})

/** Each word once, ignoring differences in spelling. */
function wordsIn(given: readonly (readonly [SearchWordLanguage, string | undefined])[]): GivenWord[] {
  const words = new Map<string, GivenWord>()
  for (const [language, pasted = ''] of given)
    for (const part of pasted.split(/[\n,;،]+/)) {
      const word = part.replace(/\s+/gu, ' ').trim()
      const plain = plainWord(word)
      if (plain === '' || words.has(plain)) continue
      if (word.length > MOST_SEARCH_WORD_LETTERS) throw new SearchWordTooLong(word)
      words.set(plain, { language, word })
    }
  if (words.size > MOST_WORDS_IN_GROUP) throw new WordGroupTooLarge()
  return [...words.values()]
}

/** The database treats `straße` and `strasse` as one word and keeps the first. @throws WordGroupTooSmall */
async function onceEach(tx: Db, given: readonly GivenWord[]): Promise<GivenWord[]> {
  const plain = await selectPlain(tx, given)
  const words = given.filter((_, at) => plain.indexOf(plain[at] ?? '') === at)
  if (words.length < FEWEST_WORDS_IN_GROUP) throw new WordGroupTooSmall()
  return words
}

/** @throws SearchWordTaken if a word, or a similar spelling of it, is in another group */
export async function expectFree(tx: Db, words: readonly GivenWord[], id?: number): Promise<void> {
  const inUse = await selectWordsInUse(tx)
  const others = new Map(
    inUse
      .filter(({ group_id }) => group_id !== id)
      .flatMap(({ word, plain, group_id }) => [
        [plainWord(word), group_id],
        [plain, group_id],
      ]),
  )
  const plain = await selectPlain(tx, words)
  for (const [at, { word }] of words.entries()) {
    const group_id = others.get(plainWord(word)) ?? others.get(plain[at] ?? '')
    if (group_id === undefined) continue
    const neighbours = inUse.filter((one) => one.group_id === group_id).slice(0, 3)
    throw new SearchWordTaken({ word, others: neighbours.map((one) => one.word).join(', ') })
  }
}

/** @throws TooManyWordGroups */
export async function expectRoom(tx: Db): Promise<void> {
  if ((await countGroups(tx)) >= MOST_SEARCH_WORD_GROUPS) throw new TooManyWordGroups()
}
