import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAmplitude } from '#foundation/analytics/testing/amplitude-server.ts'
import { journey } from './journeys.ts'

interface AskingPlace {
  url: string
  /** What has arrived where it is shared. */
  amplitude: Awaited<ReturnType<typeof startAmplitude>>
}

/** Journeys through a server of their own with an analytics key, which shows the consent question. */
export const journeyWhereAsked = journey.extend<object, { place: AskingPlace }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies in a pattern
    async ({}, use) => {
      const amplitude = await startAmplitude()
      const folder = await mkdtemp(join(tmpdir(), 'pankh-asking-'))
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const server = startServer({ port, url, folder, amplitude: amplitude.url })
      try {
        await untilReady(url, server)
        await use({ url, amplitude })
      } finally {
        await stop(server)
        await amplitude.close()
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ place }, use) => use(place.url),
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

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const ends = Date.now() + 90_000; Date.now() < ends; ) {
    if (server.exitCode !== null) throw new Error('the place where people are asked did not start')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the place where people are asked was not ready in time')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((resolve) => void probe.close(() => resolve()))
  return port
}
