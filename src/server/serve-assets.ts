import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Workers have the policy of their own file. This one compiles decoders that the page passes to it, and fetches
 * nothing.
 */
const PDF_WORKER = /\/assets\/pdf\.worker\.[^/]+$/
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

/**
 * The service worker fetches what pages request, and nothing from other sites. Browsers check for a new one at each
 * visit.
 */
const SERVICE_WORKER = /(^|\/)service-worker\.js(\.br|\.gz)?$/
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Built files. Those under `/assets` have a hash in their name and never change. All are compressed in advance; in the
 * demo, just after it opens.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (built) => {
    // Every page requests a dozen of these, and they cost next to nothing: they are not limited, and always sent.
    built.addHook('onRoute', (route) => {
      route.config = { ...route.config, isBuiltFile: true }
    })
    await registerFiles(built, folder)
  })
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: resolve(folder),
    wildcard: false,
    preCompressed: true,
    // Found beside the requested file; they can't be requested themselves.
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      if (SERVICE_WORKER.test(path)) {
        response.header('cache-control', 'no-cache')
        response.header('content-security-policy', SERVICE_WORKER_POLICY)
      }
      if (PDF_WORKER.test(path)) response.header('content-security-policy', PDF_WORKER_POLICY)
    },
  })
}
