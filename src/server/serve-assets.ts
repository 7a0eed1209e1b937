import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A worker has the policy of its own file. This one compiles decoders that the page hands it, and fetches nothing. */
const PDF_WORKER = /\/assets\/pdf\.worker\.[^/]+$/
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

/**
 * The service worker fetches what pages ask for, and nothing from elsewhere. Browsers look for a new one at each
 * visit.
 */
const SERVICE_WORKER = /(^|\/)service-worker\.js(\.br|\.gz)?$/
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Built files. Those under `/assets` have a hash in their name and never change; all are compressed beforehand, in
 * the demo just after it is open.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (built) => {
    // Every page asks for a dozen of these, and they cost next to nothing: they are not limited, and always sent.
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
    // Found beside the requested file, and not to be requested themselves.
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
