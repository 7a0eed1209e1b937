import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { expectOwnClick } from '#platform/http/same-site.ts'
import { certificatesContract } from '../certificates.contract.ts'
import { checkCertificate } from './check-certificate.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'
import { mailCertificate } from './mail-certificate.ts'

export function certificatesRoutes(parts: RouteParts): void {
  const { serve } = parts

  serve(certificatesContract.mailCertificate, async ({ db, query, language, now, ...call }) => {
    expectOwnClick(call.request, parts.publicUrl)
    const viewer = await parts.viewers.signedIn(call)
    const holder_name = holderName(viewer)
    const wanted = { event_id: query.id, user_id: viewer.id, holder_name, language, now }
    const certificate = await issueCertificate(db, wanted)
    await mailCertificate(db, parts, { certificate, to: { ...viewer, user_id: viewer.id }, now })
    return { data: { message: m.toast_certificate_sent() } }
  })

  serve(certificatesContract.checkCertificate, async ({ db, query, language, reply }) => {
    reply.header('x-robots-tag', 'noindex')
    return { data: await checkCertificate(db, { code: query.code, language }) }
  })
}
