import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { expectOwnClick } from '#platform/http/same-site.ts'
import { wantedLanguage } from '#platform/http/serve.ts'
import { certificateFile } from '../certificates.contract.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { eventCertificateSheet } from './event-certificate-sheet.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'

/** The call that answers a file: shown in the tab, kept by nobody in between. */
export function certificateFileRoutes(
  app: FastifyInstance,
  { db, clock, viewers, pdfs, publicUrl }: CertificateParts,
): void {
  const { method, path, summary, query, reply: file } = certificateFile
  app.route({
    method,
    url: path,
    // HEAD would issue what nobody looks at.
    exposeHeadRoute: false,
    schema: {
      summary,
      tags: ['event'],
      querystring: query,
      produces: ['application/pdf'],
      response: { 200: file },
    },
    handler: async (request, reply) => {
      expectOwnClick(request, publicUrl)
      const viewer = await viewers.signedIn({ request, reply })
      const { id, language } = request.query as z.output<typeof query>
      const certificate = await issueCertificate(db, {
        event_id: id,
        user_id: viewer.id,
        holder_name: holderName(viewer),
        language: language ?? languageOf(request),
        now: clock.now(),
      })
      const bytes = await pdfs.draw(eventCertificateSheet(certificate, { publicUrl, language }))
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${certificate.number}.pdf"`,
        })
        .type('application/pdf')
        .send(Buffer.from(bytes))
    },
  })
}

const languageOf = ({ headers }: FastifyRequest) => wantedLanguage(headers['accept-language'])
