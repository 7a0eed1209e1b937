import type { Db } from '#platform/db/database.ts'
import { insertGroup, wereThereGroups } from './admin/search-words.queries.ts'
import { startingGroups } from './starting-words.ts'

/** Gives a new installation words that mean the same. One that ever had some keeps its own, none too. */
export async function loadStartingWords(db: Db): Promise<void> {
  if (await wereThereGroups(db)) return
  for (const words of startingGroups) await insertGroup(db, words)
}
