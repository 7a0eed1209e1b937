import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAmplitude } from '#foundation/analytics/testing/amplitude-server.ts'
import { endProcess, freePort, untilReady } from './app-process.ts'
import { journey } from './journeys.ts'

interface ConsentServer {
  url: string
  /** Receives what people agreed to share. */
  amplitude: Awaited<ReturnType<typeof startAmplitude>>
}

/** Journeys through a server of their own with an analytics key, which shows the consent question. */
export const journeyWithConsent = journey.extend<object, { server: ConsentServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies in a pattern
    async ({}, use) => {
      const amplitude = await startAmplitude()
      const folder = await mkdtemp(join(tmpdir(), 'pankh-consent-'))
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const child = startServer({ port, url, folder, amplitude: amplitude.url })
      try {
        await untilReady(url, child)
        await use({ url, amplitude })
      } finally {
        await endProcess(child)
        await amplitude.close()
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

function startServer(of: { port: number; url: string; folder: string; amplitude: string }): ChildProcess {
  return spawn(process.execPath, ['dist/process/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(of.port),
      PUBLIC_URL: of.url,
      DATA_DIR: of.folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      AUTH_TRIES_PER_MINUTE: '0',
      AUTH_TRIES_PER_HOUR: '0',
      PAGE_CACHE_SECONDS: '10',
      AMPLITUDE_TEST_KEY: 'key-of-the-project-for-tests',
      AMPLITUDE_URL: of.amplitude,
    },
  })
}
