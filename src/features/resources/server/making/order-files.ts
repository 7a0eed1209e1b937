import type { Db } from '#platform/db/database.ts'
import { OrderIsNotOfFiles } from '../resources.errors.ts'
import { selectHeldFiles, writePositions } from './resource-files.queries.ts'

/**
 * Puts the files of a resource, all of them, in this order; the first one's page is the picture of its card.
 * @throws OrderIsNotOfFiles
 */
export async function orderFiles(
  tx: Db,
  { resource_id, order }: { resource_id: number; order: readonly number[] },
): Promise<void> {
  const held = await selectHeldFiles(tx, resource_id)
  const places = held.map(({ file_id }) => order.indexOf(file_id))
  const isOfFiles = order.length === held.length && new Set(order).size === order.length
  if (!isOfFiles || places.includes(-1)) throw new OrderIsNotOfFiles()
  await writePositions(
    tx,
    held.map(({ id }, at) => ({ id, position: places[at] ?? 0 })),
  )
}
