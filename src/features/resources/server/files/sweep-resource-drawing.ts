import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { keysOfDrawing } from './drawing-keys.ts'
import { isDrawingShown } from './page-facts.queries.ts'

/** Deletes all pictures of a drawing, unless a file shows it. */
export async function sweepResourceDrawing(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  drawing: string,
): Promise<void> {
  if (await isDrawingShown(db, drawing)) return
  for (const key of keysOfDrawing(drawing)) await storage.delete(key)
}
