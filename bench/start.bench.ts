import type { BytesTask } from './bare/bytes.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import { type Served, serveBare, serveProduct } from './processes.ts'
import type { Stage } from './stage.ts'

const ROUNDS = 7

/** Milliseconds that a start may take, and those of a bare server on the machine that first met this. */
const MOST = { own: 2_000, bare: 142 }

const NOTHING: BytesTask = { base64: '', headers: {} }

/** The time from spawning a process until it answers, on an existing database, compared with a bare Fastify. */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const rounds: { own: number; bare: number }[] = []
  while (rounds.length < ROUNDS) {
    rounds.push({
      bare: await timeOf(() => serveBare(new URL('./bare/bytes.ts', import.meta.url), NOTHING)),
      own: await timeOf(() => serveProduct(databaseUrl)),
    })
  }
  const ratio = median(rounds.map(({ own, bare }) => own / bare))
  const most = MOST.own / MOST.bare
  return [
    {
      work: 'a start with existing data / a bare server',
      measured: ratio.toFixed(2),
      figure: `≤ ${most.toFixed(2)}`,
      isMet: ratio <= most,
      detail: `${Math.round(median(rounds.map(({ own }) => own)))} ms against ${Math.round(median(rounds.map(({ bare }) => bare)))} ms`,
    },
  ]
}

async function timeOf(serve: () => Promise<Served>): Promise<number> {
  const from = performance.now()
  const served = await serve()
  const took = performance.now() - from
  await served.stop()
  return took
}
