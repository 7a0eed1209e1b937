import type { SqlTask } from './bare/sql.ts'
import type { Line } from './line.ts'
import { serveBare } from './processes.ts'
import { compare, type Load } from './rounds.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, statementsOf } from './statements.ts'

const calls: Record<string, HttpCall> = {
  'list of events': { method: 'POST', path: '/v2/event/list/', body: { page: 1 } },
  'list of events, filtered': {
    method: 'POST',
    path: '/v2/event/list/',
    body: { status: 'upcoming', skill: [1, 2] },
  },
  'list of events, searched': { method: 'POST', path: '/v2/event/list/', body: { search_query: 'autism' } },
  'filter of events': { method: 'GET', path: '/v2/event/filter/' },
  'details of an event': { method: 'GET', path: '/v2/event/details/?id=1' },
}

/** Calls of the catalogue against bare Fastify and `pg` sending the same SQL; and that a long list takes no more queries. */
export default async function bench(stage: Stage): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, call] of Object.entries(calls)) lines.push(await compareCall(name, call, stage))
  lines.push(await countQueries(stage))
  return lines
}

async function compareCall(name: string, call: HttpCall, stage: Stage): Promise<Line> {
  const statements = await statementsOf(stage.database, call)
  const task: SqlTask = { databaseUrl: stage.databaseUrl, statements }
  const bare = await serveBare(new URL('./bare/sql.ts', import.meta.url), task)
  const load = (url: string): Load => ({
    url,
    method: call.method,
    ...(call.body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
  })
  try {
    return await compare({
      work: `${name} / bare Fastify and pg with the same SQL`,
      product: load(stage.product.url + call.path),
      bare: load(`${bare.url}/`),
      atLeast: 0.4,
    })
  } finally {
    await bare.stop()
  }
}

async function countQueries({ database }: Stage): Promise<Line> {
  const queriesOf = async (length: number) =>
    (await statementsOf(database, { method: 'POST', path: '/v2/event/list/', body: { length } })).length
  const [one, hundred] = [await queriesOf(1), await queriesOf(100)]
  return {
    work: 'queries of the list call, length 1 and 100',
    measured: `${one}, ${hundred}`,
    figure: 'equal',
    isMet: one === hundred,
    detail: '',
  }
}
