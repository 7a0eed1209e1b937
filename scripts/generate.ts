import { parseArgs } from 'node:util'
import { fillEvents } from '#features/events/testing/fill-events.queries.ts'
import { fillResources } from '#features/resources/testing/fill-resources.queries.ts'
import { hashPassword, insertUser, setAdmin } from '#foundation/accounts/server/index.ts'
import { fillPeople } from '#foundation/accounts/testing/fill-people.queries.ts'
import { rollUpMetrics } from '#foundation/metrics/server/index.ts'
import { fillAnalyticsEvents } from '#foundation/metrics/testing/fill-analytics-events.queries.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { features } from '#server/features.ts'

/**
 * `npm run generate -- --events 100000 --resources 1000000 --people 1000000 --analytics 10000000`: fills the empty
 * database at DATABASE_URL as years of use would, the same each time, and adds an administrator. Only what is named is
 * generated.
 */
const KINDS = ['people', 'resources', 'events', 'analytics'] as const
const DAYS_OF_ANALYTICS = 365
/** A server that is busy with the generated rows does not count as hung. */
const PATIENCE_MS = 600_000
const KAVITA = { email: 'kavita@pankh.example', username: 'kavita', first_name: 'Kavita', last_name: 'Rao' }

type Counts = Record<(typeof KINDS)[number], number>

const url = readConfig().database.url
if (!url) throw new Error('Set DATABASE_URL to an empty database on a PostgreSQL server.')
const counts = askedCounts()
const database = await openDatabase({ url, poolSize: 1, waitMs: PATIENCE_MS })
try {
  await migrate(database, 'migrations')
  await expectEmpty(database)
  await fill(database, counts)
} finally {
  await database.close()
}
console.log(`Log in as ${KAVITA.email}, an administrator, with the password ${DEMO_PASSWORD}.`)

function askedCounts(): Counts {
  const asNumbers = Object.fromEntries(KINDS.map((kind) => [kind, { type: 'string' as const, default: '0' }]))
  const { values } = parseArgs({ options: asNumbers })
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, Number(values[kind])])) as Counts
  if (Object.values(counts).some((count) => !Number.isSafeInteger(count) || count < 0))
    throw new Error('Give whole numbers, such as --events 100000.')
  if (counts.analytics > 0 && counts.resources === 0)
    throw new Error('Analytics events are about resources: give --resources too.')
  return counts
}

async function expectEmpty({ runSql }: Database): Promise<void> {
  const { rows } = await runSql(
    'select exists (select from users) or exists (select from events) or exists (select from resources) as is_filled',
  )
  if (rows[0]?.is_filled) throw new Error('The database at DATABASE_URL is not empty. Create a new one.')
}

async function fill(
  { db, runSql }: Database,
  { people, resources, events, analytics }: Counts,
): Promise<void> {
  // A statement may take 15 seconds; these take minutes.
  await runSql('set statement_timeout = 0')
  await insertUser(db, { ...KAVITA, password_hash: await hashPassword(DEMO_PASSWORD) })
  await setAdmin(db, { email: KAVITA.email, isAdmin: true })
  if (people > 0) await timed(`${people} people`, () => fillPeople(db, people))
  if (resources > 0) await timed(`${resources} resources`, () => fillResources(db, resources))
  if (events > 0) await timed(`${events} events`, () => fillEvents(db, events))
  if (analytics > 0)
    await timed(`${analytics} analytics events`, async () => {
      await fillAnalyticsEvents(db, { count: analytics, days: DAYS_OF_ANALYTICS })
      await rollUpMetrics(db, { features, now: new Date() })
    })
  await runSql('vacuum analyze')
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const since = performance.now()
  await work()
  console.log(`${what}: ${Math.round((performance.now() - since) / 1_000)} s`)
}
