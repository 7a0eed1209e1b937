import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** On a busy machine too. */
const START_MS = 240_000
const READY_EVERY_MS = 50
/** As a supervisor does: a busy machine can take longer to connect to PostgreSQL than a process waits. */
const STARTS = 5
/** Longer than the product takes to stop. */
const STOP_MS = 15_000

export interface AppProcess {
  address: string
  /** Stops as a supervisor does, and starts again. Resolves once the new process is ready, with the exit code. */
  restart(): Promise<number | null>
  /** `kill -9`, and a start. */
  killAndStart(): Promise<void>
  /** Resolves with the exit code. */
  stop(): Promise<number | null>
}

/** One process of the built product, as it runs in production. Run `npm run build` first. */
export async function startApp(port: number, environment: Record<string, string>): Promise<AppProcess> {
  let child: ChildProcess
  const start = async (triesLeft = STARTS) => {
    child = spawn(process.execPath, ['dist/process/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        SECRET_KEY: 'a-key-of-this-run-that-nobody-else-has',
        PUBLIC_URL: 'https://pankh.example',
        // All requests come from one address.
        RATE_LIMIT_PER_MINUTE: '0',
        AUTH_TRIES_PER_MINUTE: '0',
        AUTH_TRIES_PER_HOUR: '0',
        OVERLOADED_AFTER_MS: '0',
        LOG_LEVEL: 'error',
        ...environment,
        NODE_ENV: 'production',
        PORT: String(port),
      },
    })
    try {
      await untilReady(port, child)
    } catch (error) {
      await endProcess(child, 'SIGKILL')
      if (triesLeft <= 1) throw error
      await start(triesLeft - 1)
    }
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}`,
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
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const [code] = await gone
  clearTimeout(late)
  return code
}

/** @throws if the process ends instead */
export async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (const ends = Date.now() + START_MS; Date.now() < ends; ) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('the process ended while it started')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS))
  }
  throw new Error('the process was not ready in time')
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
