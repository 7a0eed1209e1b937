import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '#platform/config/config.ts'
import { demoLogins } from '#seeds/demo/demo-logins.ts'
import { prepareDemo } from '#seeds/demo/prepare.ts'
import { buildApp } from '#server/build-app.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { openParts } from '#server/open-parts.ts'
import { stopOnSignals } from '#server/run-server.ts'
import { type BuiltPages, servePages } from '#server/serve-pages.ts'
import { parseSearch } from '#web/search-params.ts'

/** `npm run dev`: the same process as in production, with Vite in front of it for hot reload of pages. */
try {
  const config = { ...readConfig(), pages: { cacheSeconds: 0, rendersPerMinute: 0 } }
  const parts = await openParts(config)
  await prepareDemo(parts)
  const app = await buildApp(parts)
  const server = createHttpServer()
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const pagesNow = async () => {
    const pages = vite.environments.ssr
    if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('Vite cannot run pages in this process')
    const entry = await pages.runner.import('virtual:tanstack-start-server-entry')
    return (entry as { default: BuiltPages }).default
  }
  const pages: BuiltPages = {
    fetch: async (request, options) => (await pagesNow()).fetch(request, options),
    // No page is kept here: by its whole address each is another one.
    searchOf: (_path, query) => parseSearch(query),
  }
  servePages(app, config, pages, { isHotReloaded: true })
  await app.ready()
  await parts.jobs.start()
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => app.routing(request, response)),
  )
  stopOnSignals(parts, async () => {
    await vite.close()
    await app.close()
    server.close()
  })
  server.listen(config.http.port, config.http.host)
  console.log(
    `\n  Pankh is open on http://localhost:${config.http.port}, its ui-kit on /dev/kit\n\n${demoLogins(config.mail.server)}`,
  )
} catch (error) {
  endWithReason(error)
}
