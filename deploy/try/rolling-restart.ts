import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppProcess, startApp } from '#tests/support/app-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startLoad } from './load.ts'
import { type ProxyName, startProxy } from './proxy.ts'

/**
 * `npm run try:restart -- nginx` (or `haproxy`), after `npm run build`: restarts two processes one after the other
 * under 50 requests a second. Exits with code 1 if an answer was lost or refused.
 */
const name = process.argv[2] ?? 'nginx'
if (name !== 'nginx' && name !== 'haproxy') throw new Error('Name the proxy: nginx or haproxy.')
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** By then, a proxy that checks once a second has seen the new process. */
const BETWEEN_MS = 3_000

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
process.exitCode = (await tryRestarts(name)) === 0 ? 0 : 1

async function tryRestarts(name: ProxyName): Promise<number> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('There is no PostgreSQL to try this on.')
  const folder = mkdtempSync(join(tmpdir(), 'pankh-restart-'))
  const stops: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    () => postgres.stop(),
  ]
  try {
    const environment = {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
    }
    const apps: AppProcess[] = []
    while (apps.length < 2) {
      const app = await startApp(environment)
      stops.push(() => app.stop())
      apps.push(app)
    }
    const proxy = await startProxy(name, folder, apps)
    stops.push(() => proxy.stop())
    const load = startLoad(proxy.port)
    stops.push(() => load.end())
    await pause()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const app of apps) {
        console.log(`a process ended with exit code ${await app.restart()}`)
        await pause()
      }
    }
    const { total, lost, refused } = await load.end()
    for (const line of lost) console.log(`lost: ${line}`)
    console.log(`${name}: ${lost.length} of ${total} answers lost in ${ROUNDS * apps.length} restarts`)
    if (refused.length > 0)
      console.log(`${refused.length} answers said that this machine is too busy: they prove nothing`)
    return lost.length + refused.length
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
