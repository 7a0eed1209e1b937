import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TextLanguage } from '#contract/wire.ts'

interface PdfCall<E extends Endpoint & { query: z.ZodType }> {
  query: z.output<E['query']>
  /** The language that the browser requests. */
  language: TextLanguage
  request: FastifyRequest
  reply: FastifyReply
}

/** Serves a call that returns a PDF for download; `name` has no extension. */
export function servePdf<E extends Endpoint & { query: z.ZodType }>(
  app: FastifyInstance,
  { method, path, summary, query, reply: file }: E,
  draw: (call: PdfCall<E>) => Promise<{ name: string; bytes: Uint8Array }>,
): void {
  app.route({
    method,
    url: path,
    // HEAD would draw a PDF that nobody sees.
    exposeHeadRoute: false,
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'contract'],
      querystring: query,
      produces: ['application/pdf'],
      response: { 200: file },
    },
    handler: async (request, reply) => {
      const call = {
        query: request.query as z.output<E['query']>,
        language: request.language,
        request,
        reply,
      }
      const { name, bytes } = await draw(call)
      return reply
        .header('content-disposition', `attachment; filename="${name}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(bytes))
    },
  })
}
