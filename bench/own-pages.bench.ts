import { fillResources } from '#features/resources/testing/fill-resources.queries.ts'
import type { Database } from '#platform/db/database.ts'
import { compareGrowth, filledDatabase, insertAsha, tokenOf } from './growth.ts'
import type { Line } from './line.ts'
import { insertManyEvents, insertManyPeople, insertOwnThings } from './own-things.queries.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 10
const MANY = 10_000
/** Around each person there are this many, however many are their own. */
const RESOURCES = 30_000
const EVENTS = 12_000
const PEOPLE = 10_100

/** The calls of My page and of a creator's page. */
const works: Record<string, (id: number) => HttpCall> = {
  'my events to come': () => post('/v2/event/own/list/', { part: 'upcoming' }),
  'my films': () => post('/v2/event/own/list/', { part: 'on_demand' }),
  'my past events': () => post('/v2/event/own/list/', { part: 'past' }),
  'my certificates': () => post('/v2/event/certificate/own/list/', {}),
  'my resources': () => post('/v2/resource/list/', { type: 4, sort: 'newest' }),
  'my questions': () => post('/v2/event/question/own/list/', {}),
  'my reviews of events': () => post('/v2/event/review/own/list/', {}),
  'my reviews of resources': () => post('/resources/review/own/list/', {}),
  'people I follow': () => post('/v2/user/following/list/', {}),
  'people who follow me': () => post('/v2/user/follower/list/', {}),
  'new from people I follow': () => post('/v2/resource/following/list/', {}),
  notifications: () => post('/v2/user/notification/list/', {}),
  'unread notifications': () => ({ method: 'GET', path: '/v2/user/notification/count/' }),
  'a creator': (id) => ({ method: 'GET', path: `/v2/creator/details/?id=${id}` }),
  "a creator's resources": (id) => post('/v2/resource/list/', { type: 3, creator_id: id, length: 5 }),
  "a creator's events": (id) => post('/v2/event/speaking/list/', { creator_id: id }),
}

function post(path: string, body: object): HttpCall {
  return { method: 'POST', path, body }
}

/**
 * How much slower My page and a creator's page are with ten thousand of everything than with ten, on PostgreSQL.
 */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const few = await fillDatabase(databaseUrl, FEW)
  const many = await fillDatabase(databaseUrl, MANY)
  const lines: Line[] = []
  await withApp(few.database, (small) =>
    withApp(many.database, async (large) => {
      const [fewToken, manyToken] = [await tokenOf(small), await tokenOf(large)]
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`${name}: ${MANY} / ${FEW} of everything`, {
            few: { app: small, call: call(few.id), token: fewToken },
            many: { app: large, call: call(many.id), token: manyToken },
          }),
        )
    }),
  )
  await few.database.close()
  await many.database.close()
  return lines
}

async function fillDatabase(databaseUrl: string, count: number): Promise<{ database: Database; id: number }> {
  let id = 0
  const database = await filledDatabase(databaseUrl, async (db) => {
    await fillResources(db, RESOURCES)
    await insertManyEvents(db, EVENTS)
    await insertManyPeople(db, PEOPLE)
    id = await insertAsha(db)
    await insertOwnThings(db, { user_id: id, count })
  })
  return { database, id }
}
