import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/database.ts'
import { type AppProcess, PRODUCTION, startApp } from '#tests/support/app-process.ts'
import { ask, insertEventsAndPeople, json, logIn } from '#tests/support/registrations.ts'
import { nextRead, startLoad } from './load.ts'
import { type Cluster, requirePrograms, startCluster } from './patroni-cluster.ts'
import { startProxy } from './proxy.ts'
import { type Registrations, registrationsOf } from './registrations.ts'

/**
 * `npm run try:failover` (or `-- freeze`), after `npm run build`: ends the primary of two PostgreSQL servers under
 * Patroni by `kill -9`, or stops its processes like a machine that hangs, while people read and register. Exits with
 * code 1 if something that docs/quality.md says does not hold.
 */
type Fault = 'kill' | 'freeze'
const fault = namedFault(process.argv[2] ?? 'kill')
const ROUNDS = Number(process.env.ROUNDS ?? 2)
const isSynchronous = process.env.SYNCHRONOUS !== '0'
const BEFORE_MS = 8_000
/** Patroni's `ttl` of 20 s, its `loop_wait`, and the promotion. */
const REFUSED_AT_MOST_MS = 40_000
/** The limit of docs/decisions/040. */
const TOLD_WITHIN_MS = 2_000
/** Less than the time after which settings are reloaded without an announcement. */
const HEARD_WITHIN_MS = 8_000

/** In a page, the apostrophe is an entity. */
const SENTENCE = /Something isn('|&#x27;)t working on our side|A lot of people are here/

const problems: string[] = []
const stops: (() => unknown)[] = []
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])

requirePrograms()
try {
  await Promise.race([tryFailovers(), interrupted.then(() => problems.push('it was ended by hand'))])
} finally {
  for (const stop of stops.splice(0).reverse()) await stop()
}
for (const problem of problems) console.log(`missed: ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)

function namedFault(name: string): Fault {
  if (name !== 'kill' && name !== 'freeze') throw new Error('Name the fault: kill or freeze.')
  return name
}

async function tryFailovers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-failover-'))
  // If this user is root, PostgreSQL runs as another one.
  chmodSync(folder, 0o755)
  stops.push(
    () => process.env.KEEP === '1' || rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  )
  if (process.env.KEEP === '1') console.log(`logs are in ${folder}`)
  const cluster = await startCluster(folder, { isSynchronous })
  stops.push(() => cluster.stop())
  const { port, apps, environment } = await startApps(cluster, folder)
  const prepared = await withDatabase(cluster.url, (db) =>
    insertEventsAndPeople(db, { events: 80, people: 40 }),
  )
  const registrations = await registrationsOf(apps[0], prepared)
  const token = await administrator(apps[0], prepared.emails[0] ?? '', environment)
  const load = startLoad(port, (at) => (at % 2 === 0 ? nextRead(at / 2) : registrations.next()))
  stops.push(() => load.end())
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pause(BEFORE_MS)
    await announce(apps, token, `Pankh ${2 * round - 1}`)
    await failOver(cluster, registrations)
    await announce(apps, token, `Pankh ${2 * round}`)
  }
  await pause(BEFORE_MS)
  const { total, lost, refused } = await load.end()
  for (const line of lost) problems.push(`no answer is lost: ${line}`)
  const slowest = Math.max(0, ...refused.map(({ ms }) => ms))
  console.log(`${refused.length} of ${total} answers were 503, the slowest after ${seconds(slowest)}`)
  if (slowest > TOLD_WITHIN_MS) problems.push('503 within 2 s')
  // A page that lacks only a part shows the rest of itself, with the same status.
  const mute = refused.filter(({ body }) => !SENTENCE.test(body) && !body.includes('</main>'))
  if (mute[0]) problems.push(`503 with a sentence: ${mute[0].body.slice(-500)}`)
  const missing = await withDatabase(cluster.url, (db) => registrations.lost(db))
  console.log(
    `${missing.length} of ${registrations.acknowledgedAt.length} acknowledged registrations are lost`,
  )
  if (missing.length > 0) problems.push(`no acknowledged registration is lost: ${missing.join(', ')}`)
}

async function startApps(cluster: Cluster, folder: string) {
  const environment = {
    DATABASE_URL: cluster.url,
    DATA_DIR: join(folder, 'files'),
    TRUST_PROXY: '1',
    // So long that only an announcement clears it.
    PAGE_CACHE_SECONDS: '3600',
  }
  const apps: AppProcess[] = []
  while (apps.length < 2) {
    const app = await startApp(environment)
    apps.push(app)
    stops.push(async () => {
      const code = await app.stop()
      if (code !== 0) problems.push(`the process at ${app.address} ran on to the end: exit code ${code}`)
    })
  }
  const proxy = await startProxy('haproxy', folder, apps)
  stops.push(() => proxy.stop())
  return { port: proxy.port, apps: apps.map(({ address }) => address) as [string, string], environment }
}

async function withDatabase<T>(
  url: string,
  use: (db: Parameters<Registrations['lost']>[0]) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, poolSize: 2, waitMs: 10_000 })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

async function administrator(
  address: string,
  email: string,
  environment: Record<string, string>,
): Promise<string> {
  execFileSync(process.execPath, ['dist/process/command-line.js', 'grant', email], {
    env: { ...PRODUCTION, ...environment },
  })
  return logIn(address, email)
}

/** Ends the primary server, waits until people can register again and then until it follows as the second server. */
async function failOver(cluster: Cluster, { acknowledgedAt }: Registrations): Promise<void> {
  const leader = await cluster.leader()
  const before = acknowledgedAt.at(-1) ?? 0
  const at = performance.now()
  console.log(`${fault}: the primary server, ${leader.name}, after ${acknowledgedAt.length} registrations`)
  leader[fault]()
  const next = () => acknowledgedAt.find((moment) => moment > at + 1_000)
  while (next() === undefined && performance.now() < at + REFUSED_AT_MOST_MS) await pause(50)
  const last = acknowledgedAt.findLast((moment) => moment <= at + 1_000) ?? before
  const refusedMs = (next() ?? Infinity) - last
  console.log(`registrations were refused for ${seconds(refusedMs)}`)
  if (refusedMs > REFUSED_AT_MOST_MS)
    problems.push(`registrations go on within ${seconds(REFUSED_AT_MOST_MS)}`)
  // A machine that hangs is reset by its watchdog.
  if (fault === 'freeze') leader.kill()
  leader.start()
  const began = performance.now()
  await cluster.untilWhole()
  console.log(`${leader.name} is the second server again after ${seconds(performance.now() - began)}`)
}

/** Changes the product's name at one process, and waits until the cached page of the other shows it. */
async function announce([here, there]: [string, string], token: string, name: string): Promise<void> {
  const began = performance.now()
  const { status, body } = await ask(here, '/v2/admin/settings/edit/', json({ name }, token))
  if (status !== 200) return void problems.push(`a change is saved: ${status} ${body}`)
  while (performance.now() < began + HEARD_WITHIN_MS) {
    if ((await ask(there, '/')).body.includes(name)) {
      return console.log(
        `a change at one process is shown by the other after ${seconds(performance.now() - began)}`,
      )
    }
    await pause(20)
  }
  problems.push(`a change at one process is shown by the other within ${seconds(HEARD_WITHIN_MS)}`)
}
