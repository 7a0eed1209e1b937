import type { FastifyInstance } from 'fastify'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { demoLogins } from '#seeds/demo/demo-logins.ts'
import { prepareDemo } from '#seeds/demo/prepare.ts'
import { buildApp } from '#server/build-app.ts'
import { closePartsOver, openParts, openPartsOver } from '#server/open-parts.ts'
import { type BuiltPages, servePages } from '#server/serve-pages.ts'
import { parseSearch } from '#web/search-params.ts'

export { endWithReason } from '#server/end-with-reason.ts'

/** The apps of `npm run dev`, one after another, reuse the database that the first one opened. */
export interface DevApp {
  app: FastifyInstance
  database: Database
  listensOn: { port: number; host: string }
  welcome: string
  /** The database stays open. */
  close(): Promise<void>
}

/** Opens the app of the current source. */
export async function openDevApp(render: BuiltPages['render'], opened?: Database): Promise<DevApp> {
  const config = { ...readConfig(), pages: { cacheSeconds: 0, rendersPerMinute: 0 } }
  const parts = opened ? await openPartsOver(opened, config) : await openParts(config)
  if (!opened) await prepareDemo(parts)
  const app = await buildApp(parts)
  // The key is the whole address, since no page is cached here.
  const pages: BuiltPages = { render, searchOf: (_path, query) => parseSearch(query) }
  servePages(app, config, pages, { isHotReloaded: true })
  await app.ready()
  await parts.jobs.start()
  return {
    app,
    database: parts.database,
    listensOn: config.http,
    welcome: `\n  Pankh is open on http://localhost:${config.http.port}, its ui-kit on /dev/kit\n\n${demoLogins(config.mail.server)}`,
    async close() {
      await app.close()
      await closePartsOver(parts)
    },
  }
}

// Vite reloads only the modules between this one and a changed file.
import.meta.hot?.accept()
import.meta.hot?.send('app:changed')
