import type { Db } from '#platform/db/database.ts'
import { insertGroup, wereThereGroups } from './admin/search-words.queries.ts'
import { startingGroups } from './starting-words.ts'

/** Adds synonyms to a new installation. One that ever had groups keeps its own, even if all are removed. */
export async function loadStartingWords(db: Db): Promise<void> {
  if (await wereThereGroups(db)) return
  for (const words of startingGroups) await insertGroup(db, words)
}
