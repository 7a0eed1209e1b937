import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './app-process.ts'
import { journey } from './journeys.ts'

const START_MS = 240_000

/** Journeys through a demo of their own, which they may change as no other journey could bear. */
export const journeyInOwnDemo = journey.extend<object, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies in a pattern
    async ({}, use) => {
      const port = await freePort()
      const address = `http://127.0.0.1:${port}`
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-e2e.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PORT: String(port) },
      })
      try {
        await untilReady(address, server)
        await use(address)
      } finally {
        await stop(server)
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ demo }, use) => use(demo),
})

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (const ends = Date.now() + START_MS; Date.now() < ends; ) {
    if (server.exitCode !== null) throw new Error('the demo did not start')
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the demo was not ready in time')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
