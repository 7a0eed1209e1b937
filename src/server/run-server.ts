import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { buildApp, type Parts } from './build-app.ts'
import { serveCommands } from './commands/control-socket.ts'
import { runLiveCommand } from './commands/run-live-command.ts'
import { drainable } from './drain.ts'
import { closePartsOver, openParts } from './open-parts.ts'
import { serveAssets } from './serve-assets.ts'
import { type BuiltPages, servePages } from './serve-pages.ts'

/** How long open requests may take to finish. The rest of the time is for closing what they used. */
const DRAIN_LIMIT_MS = 7_000
/** After this, a stop no longer waits for anything that hangs. */
const STOP_TIMEOUT_MS = 10_000

export interface RunOptions {
  /** Work on the opened database before the first request, such as loading the demo catalogue. */
  prepare?: (parts: Parts) => Promise<void>
}

/** Serves the built product until a signal stops it. Resolves once it listens, with its address. */
export async function runServer(config: Config, { prepare }: RunOptions = {}): Promise<string> {
  const hearSignals = endOnSignals()
  const parts = await openParts(config)
  await prepare?.(parts)
  const app = await buildApp(parts)
  await serveAssets(app, 'dist/client')
  servePages(app, config, await loadPages())
  await renderOnce(app)
  await parts.jobs.start()
  const stopCommands = await takeCommands(parts)
  hearSignals.off()
  stopOnSignals(parts, { app, stopCommands })
  return app.listen({ port: config.http.port, host: config.http.host })
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Before the process listens, nobody waits for it. Signals are handled all the same: the first process of a container
 * ignores signals without a handler.
 */
function endOnSignals(): { off(): void } {
  const end = () => process.exit(0)
  for (const signal of SIGNALS) process.once(signal, end)
  return {
    off: () => {
      for (const signal of SIGNALS) process.off(signal, end)
    },
  }
}

/** With a database server, the command line opens the database itself. */
async function takeCommands({ config, log, database: { db, kind }, uploads }: Parts): Promise<() => void> {
  if (kind === 'postgres') return () => undefined
  const opened = { db, storage: uploads.storage }
  return serveCommands({
    folder: config.database.folder,
    log,
    run: (command, output) => runLiveCommand(opened, command, output),
  })
}

/**
 * On the first signal, stops fetching jobs, lets open requests and running jobs finish within their limits, then closes
 * the database. Whatever still hangs is abandoned.
 */
function stopOnSignals(
  parts: Parts,
  { app, stopCommands }: { app: FastifyInstance; stopCommands: () => void },
): void {
  const { log, database, jobs } = parts
  const drain = drainable(app.server)
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    stopCommands()
    // Before Fastify closes, because then it refuses the calls of pages in progress.
    const [isDrained] = await Promise.all([drain(DRAIN_LIMIT_MS), jobs.stop()])
    await app.close()
    await closePartsOver(parts)
    await database.close()
    process.exit(isDrained ? 0 : 1)
  }
  for (const signal of SIGNALS) process.once(signal, () => void stop(signal))
}

/** The first rendering prepares what all pages share, and blocks the process: nobody should wait for it. */
async function renderOnce(app: FastifyInstance): Promise<void> {
  const { statusCode } = await app.inject({
    url: '/',
    headers: { 'x-pankh-in-process': app.inProcessKey, accept: 'text/html' },
  })
  if (statusCode !== 200) app.log.warn({ status: statusCode }, 'the page rendered at the start failed')
}

async function loadPages(): Promise<BuiltPages> {
  const built = (await import(pathToFileURL('dist/server/server.js').href)) as { default: BuiltPages }
  return built.default
}
