import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { participationContract } from '../../participation.contract.ts'
import { isCode, readCode } from '../certificate-code.ts'
import { kindOf } from '../certificate-kind.ts'
import { CertificateNotFound, CertificateRevoked } from '../certificates.errors.ts'
import { selectCertificateByCode } from '../certificates.queries.ts'
import { issuedSheet } from '../issued-sheet.ts'

/** Drawing takes a while; a whole school can stand behind one address. */
const DRAWN = defineLimit({
  name: 'participation-pdf',
  tries: 60,
  seconds: 60,
  words: m.limit_participation_pdf,
})
const UNSEEN = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** The PDF says what the check page of the same code says, and nothing more. */
export function participationCertificatesRoutes({ app, db, limits, pdfs, publicUrl }: RouteParts): void {
  servePdf(app, participationContract.participationFile, async ({ query, request, reply }) => {
    reply.headers(UNSEEN)
    await limits.take(DRAWN, request.ip)
    const code = readCode(query.code)
    const certificate = isCode(code) ? await selectCertificateByCode(db, code) : undefined
    if (!certificate || kindOf(certificate) !== 'participation') throw new CertificateNotFound()
    if (certificate.revoked_at) throw new CertificateRevoked()
    const bytes = await pdfs.draw(issuedSheet(certificate, { publicUrl, language: query.language }))
    return { name: certificate.number, bytes }
  })
}
