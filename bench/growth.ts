import type { FastifyInstance } from 'fastify'
import type { Line } from './line.ts'
import type { HttpCall } from './statements.ts'

/** How many times slower a call may be where there is a thousand times as much (docs/rules/bars.md, Performance). */
const MOST_TIMES = 3
const ROUNDS = 31
/** Those in which plans and pages are found for the first time. */
const UNCOUNTED = 8

/** A call and where it is asked, by whom. */
export interface Asked {
  app: FastifyInstance
  call: HttpCall
  token?: string | undefined
}

/**
 * How many times slower a call is where there is much: both in turn, so that a slow moment meets both; the medians
 * count.
 */
export async function compareGrowth(work: string, asked: Record<'few' | 'many', Asked>): Promise<Line> {
  const times: Record<'few' | 'many', number>[] = []
  for (let round = 0; round < UNCOUNTED + ROUNDS; round += 1)
    times.push({ few: await timeOf(asked.few), many: await timeOf(asked.many) })
  const each = (side: 'few' | 'many') => median(times.slice(UNCOUNTED).map((one) => one[side]))
  const ratio = each('many') / each('few')
  return {
    work,
    measured: `${ratio.toFixed(2)} times`,
    figure: `≤ ${MOST_TIMES} times`,
    isMet: ratio <= MOST_TIMES,
    detail: `${each('many').toFixed(1)} against ${each('few').toFixed(1)} ms`,
  }
}

/** The answer to the call, as JSON. Anything but success ends the benchmark. */
export const answerTo = async (asked: Asked) => (await ask(asked)).json()

async function ask({ app, call, token }: Asked) {
  const { method, path, body } = call
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
  return answer
}

async function timeOf(asked: Asked): Promise<number> {
  const start = performance.now()
  await ask(asked)
  return performance.now() - start
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
