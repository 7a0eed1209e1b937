import { setTimeout as rest } from 'node:timers/promises'

/** Time that a slow reader takes is not ours: it is not to be waited for twice. */
const MOST_REST_MS = 100

/**
 * A long list a batch at a time, each asked for by the last row of the one before (keyset). Nothing is held open
 * between two of them: whoever reads slowly holds up nobody's connection, and the embedded database serves others
 * meanwhile. About as long as a batch took, others have the processor to themselves.
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
