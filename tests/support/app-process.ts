import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Enough on a busy machine too. */
const START_MS = 240_000
const READY_EVERY_MS = 50
/** A supervisor tries again too: on a busy machine, connecting to PostgreSQL can take longer than a process waits. */
const STARTS = 5
/** Longer than the product takes to stop. */
const STOP_MS = 15_000

/** What every process in production must be given, beside its data. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-key-of-this-run-that-nobody-else-has',
  PUBLIC_URL: 'https://pankh.example',
}

export interface AppProcess {
  address: string
  /** Stops it by SIGTERM and starts it again. Resolves once the new process is ready, with the exit code of the old. */
  restart(): Promise<number | null>
  /** `kill -9`, then a new start. */
  killAndStart(): Promise<void>
  /** Resolves with the exit code. */
  stop(): Promise<number | null>
}

/** One process of the built product, as it runs in production, on a free port. Run `npm run build` first. */
export async function startApp(environment: Record<string, string>): Promise<AppProcess> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess
  const start = async (triesLeft = STARTS) => {
    child = spawn(process.execPath, ['dist/process/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        // All requests come from one address.
        RATE_LIMIT_PER_MINUTE: '0',
        AUTH_TRIES_PER_MINUTE: '0',
        AUTH_TRIES_PER_HOUR: '0',
        OVERLOADED_AFTER_MS: '0',
        LOG_LEVEL: 'error',
        ...PRODUCTION,
        ...environment,
        PORT: String(port),
      },
    })
    try {
      await untilReady(address, child)
    } catch (error) {
      await endProcess(child, 'SIGKILL')
      if (triesLeft <= 1) throw error
      await start(triesLeft - 1)
    }
  }
  await start()
  return {
    address,
    async restart() {
      const code = await endProcess(child)
      await start()
      return code
    },
    async killAndStart() {
      await endProcess(child, 'SIGKILL')
      await start()
    },
    stop: () => endProcess(child),
  }
}

/** Resolves with the exit code; with null for a process that had to be killed. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode
  const gone = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const [code] = await gone
  clearTimeout(late)
  return code
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** @throws if the process ends instead, or takes longer than `withinMs` */
export async function untilReady(
  address: string,
  child: ChildProcess,
  { withinMs = START_MS, everyMs = READY_EVERY_MS } = {},
): Promise<void> {
  for (const ends = Date.now() + withinMs; Date.now() < ends; ) {
    if (hasEnded(child))
      throw new Error(`the process ended while it started: ${child.exitCode ?? child.signalCode}`)
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  throw new Error(`the process was not ready within ${withinMs / 1_000} s`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
