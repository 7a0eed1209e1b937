import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isRenderShown } from './page-facts.queries.ts'
import { keysOfRender } from './page-render-keys.ts'

/** Deletes all pictures of a page render, unless a file uses it. */
export async function sweepResourceRenders(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  render: string,
): Promise<void> {
  if (await isRenderShown(db, render)) return
  for (const key of keysOfRender(render)) await storage.delete(key)
}
