import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { inlineScriptHashes } from './inline-script-hashes.ts'

/** The contract as OpenAPI at `/openapi.json`, to read at `/docs/api`. Registered before the routes it describes. */
export async function serveOpenapi(
  app: FastifyInstance,
  product: { name: string; version: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${product.name} contract`, version: product.version } },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string') reply.header('content-security-policy', viewerPolicy(payload))
      return payload
    })
    await docs.register(scalar, {
      routePrefix: '/docs/api',
      configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
    })
  })
}

/** The reference page is a bundled viewer that starts from an inline script and styles itself. */
function viewerPolicy(html: string): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(' ')
  return `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'`
}
