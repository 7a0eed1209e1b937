import { spawn } from 'node:child_process'
import { endProcess, freePort, untilReady } from './app-process.ts'
import { journey } from './journeys.ts'

const START_MS = 240_000

/** Journeys in a demo of their own, since their changes would break other journeys. */
export const journeyInOwnDemo = journey.extend<object, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies in a pattern
    async ({}, use) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-e2e.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PORT: String(port) },
      })
      try {
        await untilReady(url, server)
        await use(url)
      } finally {
        await endProcess(server)
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ demo }, use) => use(demo),
})
