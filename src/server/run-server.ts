import { pathToFileURL } from 'node:url'
import type { Config } from '#platform/config/config.ts'
import { buildApp } from './build-app.ts'
import { openParts } from './open-parts.ts'
import { serveAssets } from './serve-assets.ts'
import { type RenderPage, servePages } from './serve-pages.ts'

/** Time that open requests get to finish before a stop goes on without them. */
const STOP_TIMEOUT_MS = 10_000

/** Serves the built product until it is told to stop. Resolves once it listens. */
export async function runServer(config: Config): Promise<{ address: string; stop: () => Promise<void> }> {
  const parts = await openParts(config)
  const app = await buildApp(parts)
  await serveAssets(app, 'dist/client')
  servePages(app, config, await loadRenderer())
  const address = await app.listen({ port: config.http.port, host: config.http.host })
  const stop = async () => {
    const timer = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS)
    await app.close()
    await parts.database.close()
    clearTimeout(timer)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      parts.log.info({ signal }, 'stopping')
      void stop().then(() => process.exit(0))
    })
  }
  return { address, stop }
}

async function loadRenderer(): Promise<RenderPage> {
  const built = (await import(pathToFileURL('dist/server/server.js').href)) as { default: { fetch: RenderPage } }
  return built.default.fetch
}
