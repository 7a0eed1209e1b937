import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  MOST_WATCHED_WORDS,
  WORD_LETTERS,
  type WordAction,
  type WordLanguage,
} from '../../admin-moderation.contract.ts'
import { NoWatchedWords, TooManyWatchedWords } from '../moderation.errors.ts'
import { plainWords } from './plain-words.ts'
import { countWords, lockAddingWords, upsertWords } from './words.queries.ts'

interface Pasted {
  /** Words on separate lines or separated by commas. */
  words: string
  language: WordLanguage
  action: WordAction
  now: Date
}

/**
 * Adds one watched word or a pasted list. Words already watched get the chosen action.
 * @returns how many were added or changed
 * @throws NoWatchedWords, TooManyWatchedWords; nothing is written then
 */
export async function saveWords(
  db: Db,
  moderator: { id: number },
  { words: pasted, language, action, now }: Pasted,
): Promise<number> {
  const words = wordsOf(pasted)
  if (words.length === 0) throw new NoWatchedWords()
  return db.transaction(async (tx) => {
    await lockAddingWords(tx)
    const changed = await upsertWords(tx, { words, language, action })
    if ((await countWords(tx)) > MOST_WATCHED_WORDS) throw new TooManyWatchedWords()
    for (const { id, word, is_new } of changed) {
      await recordChange(tx, {
        viewer: moderator,
        action: is_new ? 'added' : 'changed',
        kind: 'watched-word',
        id,
        after: { word, language, action },
        now,
      })
    }
    return changed.length
  })
}

function wordsOf(pasted: string): string[] {
  const each = pasted.split(/[\n,;]+/).map(plainWords)
  return [...new Set(each)].filter((word) => {
    const letters = [...word].length
    return letters >= WORD_LETTERS.least && letters <= WORD_LETTERS.most && /[\p{L}\p{N}]/u.test(word)
  })
}
