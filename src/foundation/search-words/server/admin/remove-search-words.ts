import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { expectFree, expectRoom } from './save-search-words.ts'
import { NoSuchWordGroup } from './search-words.errors.ts'
import { lockSearchWords, removeWords, selectGroup, writeWords } from './search-words.queries.ts'

interface Of {
  id: number
  now: Date
}

/** Removes a group of synonyms; does nothing if it's already removed. @throws NoSuchWordGroup */
export async function removeSearchWords(db: Db, viewer: { id: number }, { id, now }: Of): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSearchWords(tx)
    const group = await selectGroup(tx, id)
    if (!group) throw new NoSuchWordGroup()
    if (group.is_removed) return
    await removeWords(tx, id)
    const before = { words_en: group.words_en, words_hi: group.words_hi }
    await recordChange(tx, { viewer, action: 'removed', kind: 'search-words', id, before, now })
  })
}

/** Restores a group; does nothing if it isn't removed. @throws NoSuchWordGroup, SearchWordTaken, TooManyWordGroups */
export async function restoreSearchWords(db: Db, viewer: { id: number }, { id, now }: Of): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSearchWords(tx)
    const group = await selectGroup(tx, id)
    if (!group) throw new NoSuchWordGroup()
    if (!group.is_removed) return
    const words = [
      ...group.words_en.map((word) => ({ language: 'en' as const, word })),
      ...group.words_hi.map((word) => ({ language: 'hi' as const, word })),
    ]
    await expectFree(tx, words, id)
    await expectRoom(tx)
    await writeWords(tx, id, words)
    const after = { words_en: group.words_en, words_hi: group.words_hi }
    await recordChange(tx, { viewer, action: 'restored', kind: 'search-words', id, after, now })
  })
}
