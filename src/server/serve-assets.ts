import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built files. What stands under /assets has a hash in its name and never changes; all are compressed beforehand. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: resolve(folder),
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
