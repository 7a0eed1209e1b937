import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const START_MS = 60_000
const READY_EVERY_MS = 50

export interface AppProcess {
  /** Stops as a supervisor does, and starts again. Resolves once the new process is ready. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** One process of the built product, as it runs in production. */
export async function startApp(port: number, environment: Record<string, string>): Promise<AppProcess> {
  const start = async () => {
    const child = spawn(process.execPath, ['dist/process/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, ...environment, NODE_ENV: 'production', PORT: String(port) },
    })
    await untilReady(port, child)
    return child
  }
  let child = await start()
  return {
    async restart() {
      await end(child, port)
      child = await start()
    },
    stop: () => end(child, port),
  }
}

async function end(child: ChildProcess, port: number): Promise<void> {
  const gone = once(child, 'exit')
  const since = performance.now()
  child.kill('SIGTERM')
  const [code] = await gone
  console.log(
    `process on ${port} stopped after ${Math.round(performance.now() - since)} ms, exit code ${code}`,
  )
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (const ends = Date.now() + START_MS; Date.now() < ends; ) {
    if (child.exitCode !== null) throw new Error('the process ended while it started')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS))
  }
  throw new Error('the process was not ready in time')
}
