import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { endProcess, freePort, PRODUCTION, untilReady } from '#tests/support/app-process.ts'

export interface Served {
  url: string
  stop(): Promise<unknown>
}

/** Often, since a benchmark measures the start. */
const READY = { withinMs: 20_000, everyMs: 20 }

/** Processes that run now: an interrupted benchmark ends them too. */
const running = new Set<ChildProcess>()

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((child) => endProcess(child)))
}

/** The built product on a loaded database, as in production except for the request limit and the log. */
export async function serveProduct(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Served> {
  const port = await freePort()
  const child = start('dist/process/main.js', {
    ...PRODUCTION,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, READY)
  return { url, stop: () => endProcess(child) }
}

/** A server of `bench/bare` in a process of its own. It receives `task` first and replies with its address. */
export async function serveBare(script: URL, task: object): Promise<Served> {
  const child = start(script, { NODE_ENV: 'production' })
  child.send(task)
  const url = await Promise.race([
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script.pathname} ended`))),
  ])
  return { url, stop: () => endProcess(child) }
}

function start(script: string | URL, environment: Record<string, string>): ChildProcess {
  // Without the parent's loader: both sides are plain Node.
  const child = fork(script, { execArgv: [], env: { PATH: process.env.PATH, ...environment } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}
