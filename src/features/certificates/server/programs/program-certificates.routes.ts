import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TextLanguage } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { expectOwnClick } from '#platform/http/same-site.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { programCertificateFile, programCertificatesContract } from '../../program-certificates.contract.ts'
import { holderName } from '../issue-certificate.ts'
import { issuedSheet } from '../issued-sheet.ts'
import { mailCertificate } from '../mail-certificate.ts'
import { issueProgramCertificate } from './issue-program-certificate.ts'

/** One's own certificate of a program, to keep and to have mailed. */
export function programCertificatesRoutes(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs, publicUrl } = parts

  servePdf(app, programCertificateFile, async ({ query: { id, language }, reply, ...call }) => {
    const { certificate } = await ownCertificate(
      { ...call, reply },
      { id, language: language ?? call.language },
    )
    const bytes = await pdfs.draw(issuedSheet(certificate, { publicUrl, language }))
    reply.header('cache-control', 'private, no-store')
    return { name: certificate.number, bytes }
  })

  serve(programCertificatesContract.mailProgramCertificate, async ({ db, query, language, now, ...call }) => {
    const { certificate, viewer } = await ownCertificate(call, { id: query.id, language })
    await mailCertificate(db, parts, { certificate, to: { ...viewer, user_id: viewer.id }, now })
    return { data: { message: m.toast_certificate_sent() } }
  })

  async function ownCertificate(
    call: { request: FastifyRequest; reply: FastifyReply },
    { id, language }: { id: number; language: TextLanguage },
  ) {
    expectOwnClick(call.request, publicUrl)
    const viewer = await viewers.signedIn(call)
    const holder_name = holderName(viewer)
    const wanted = { program_id: id, user_id: viewer.id, holder_name, language, now: clock.now() }
    return { viewer, certificate: await issueProgramCertificate(database, wanted) }
  }
}
