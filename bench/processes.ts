import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { endProcess } from '#tests/support/app-process.ts'

export interface Served {
  url: string
  stop(): Promise<unknown>
}

const READY_EVERY_MS = 20

/** What runs at the moment: an interrupted benchmark ends it too. */
const running = new Set<ChildProcess>()

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((child) => endProcess(child)))
}

/** The built product as it runs in production, but for the request limit and the log lines, on a loaded database. */
export async function serveProduct(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Served> {
  const port = await freePort()
  const child = start('dist/process/main.js', {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'for-measuring-only-and-for-nothing-else',
    PUBLIC_URL: 'https://pankh.example',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, child)
  return { url, stop: () => endProcess(child) }
}

/** A server of `bench/bare` in a process of its own. It is told `task` first and answers with its address. */
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
  // No loader of the parent's: both sides are plain Node.
  const child = fork(script, { execArgv: [], env: { PATH: process.env.PATH, ...environment } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error('the product ended at its start')
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS))
  }
  throw new Error('the product did not get ready within 20 seconds')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port was found')
  return address.port
}
