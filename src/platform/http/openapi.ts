import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { inlineScriptHashes } from './inline-script-hashes.ts'

/**
 * The contract as OpenAPI at `/openapi.json`, with a viewer at `/docs/api`. Register it before the routes it describes.
 */
export async function serveOpenapi(
  app: FastifyInstance,
  product: { name: string; version: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${product.name} contract`, version: product.version } },
    transform: jsonSchemaTransform,
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      if (isPage) reply.header('content-security-policy', viewerPolicy(String(payload)))
      return payload
    })
    compressOnce(docs)
    docs.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    let viewer: Promise<FastifyInstance> | undefined
    for (const path of ['/docs/api/', '/docs/api/js/scalar.js']) {
      docs.get(path, { schema: { hide: true } }, async ({ url }, reply) => {
        viewer ??= openViewer()
        const { statusCode, headers, rawPayload } = await (await viewer).inject(url)
        if (headers.location) return reply.redirect(String(headers.location), statusCode)
        return reply.code(statusCode).header('content-type', headers['content-type']).send(rawPayload)
      })
    }
  })
}

/** The viewer takes 17 MB of memory and is rarely opened, so it is loaded on demand. */
async function openViewer(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const viewer = Fastify()
  await viewer.register(scalar, {
    routePrefix: '/docs/api',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  })
  return viewer
}

const toBrotli = promisify(brotliCompress)
const ways = {
  // The viewer is 4 MB: at brotli's highest level, the first reader would wait for seconds.
  br: (plain: Buffer) => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

/** These answers don't change while the process runs, so each is compressed once, at its first call. */
function compressOnce(docs: FastifyInstance): void {
  const compressed = new Map<string, Promise<Buffer>>()
  docs.addHook('onSend', async ({ headers, routeOptions }, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || reply.statusCode !== 200) return payload
    reply.header('vary', 'accept-encoding')
    const wanted = String(headers['accept-encoding'])
    const way = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(wanted))
    if (!way) return payload
    const key = `${way} ${routeOptions.url}`
    const known = compressed.get(key) ?? ways[way](Buffer.from(payload))
    compressed.set(key, known)
    reply.header('content-encoding', way).removeHeader('content-length')
    return known
  })
}

/** The reference page is a bundled viewer that starts from an inline script and adds its own styles. */
function viewerPolicy(html: string): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(' ')
  return `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`
}
