import autocannon from 'autocannon'
import type { Line } from './line.ts'
import { median } from './median.ts'

const ROUNDS = 5
const ROUND_SECONDS = 3
const WARM_UP_SECONDS = 3

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  connections?: number
  /** Requests in flight on each connection: more than one if the load generator would otherwise be the limit. */
  pipelining?: number
}

interface Comparison {
  work: string
  product: Load
  bare: Load
  /** The lowest ratio of product to bare that meets the figure, in requests a second. */
  atLeast: number
}

/** Measures both sides in turn, so that a slow moment of the machine affects both. The median ratio counts. */
export async function compare({ work, product, bare, atLeast }: Comparison): Promise<Line> {
  for (const side of [product, bare]) await requestsPerSecond(side, WARM_UP_SECONDS)
  const rounds: { product: number; bare: number }[] = []
  while (rounds.length < ROUNDS) {
    rounds.push({
      product: await requestsPerSecond(product, ROUND_SECONDS),
      bare: await requestsPerSecond(bare, ROUND_SECONDS),
    })
  }
  const ratio = median(rounds.map((round) => round.product / round.bare))
  const each = (side: 'product' | 'bare') => Math.round(median(rounds.map((round) => round[side])))
  return {
    work,
    measured: ratio.toFixed(2),
    figure: `≥ ${atLeast.toFixed(2)}`,
    isMet: ratio >= atLeast,
    detail: `${each('product')} against ${each('bare')} a second`,
  }
}

/** @throws if any answer was not 2xx: a fast refusal would look like a good result */
async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  const result = await autocannon({ connections: 10, pipelining: 1, ...load, duration: seconds })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${load.url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors, ${result.timeouts} timeouts`,
    )
  }
  return result.requests.total / result.duration
}

/**
 * Milliseconds within which 97.5 % of the pages with the list of events arrive, for ten people at once.
 */
export async function slowestOf(url: string, seconds: number): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url: `${url}/v2/event/list/`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"page":1}',
    connections: 10,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers other than 2xx, ${errors} errors`)
  return latency.p97_5
}
