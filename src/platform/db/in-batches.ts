import { setTimeout as rest } from 'node:timers/promises'

/** The rest between batches is limited, because the wait for a slow reader is not our own work. */
const MOST_REST_MS = 100

/**
 * Reads a long list in batches, each after the last row of the previous one (keyset). Nothing stays open between
 * batches: a slow reader blocks no connection, and the embedded database serves others meanwhile. After each batch,
 * other work gets the processor for about as long as the batch took.
 */
export async function* inBatches<Row, Key>(
  read: (after: Key | undefined) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let after: Key | undefined; ; ) {
    const start = performance.now()
    const batch = await read(after)
    const last = batch.at(-1)
    if (last === undefined) return
    yield batch
    after = keyOf(last)
    await rest(Math.min(performance.now() - start, MOST_REST_MS))
  }
}
