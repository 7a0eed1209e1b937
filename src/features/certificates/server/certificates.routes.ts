import type { FastifyInstance } from 'fastify'
import { m } from '#messages/messages.js'
import { expectOwnClick } from '#platform/http/same-site.ts'
import type { Serve } from '#platform/http/serve.ts'
import { certificatesContract } from '../certificates.contract.ts'
import { adminCertificatesRoutes } from './admin/admin-certificates.routes.ts'
import { adminProgramCertificatesRoutes } from './admin/programs/admin-program-certificates.routes.ts'
import { openBadgesRoutes } from './badges/open-badges.routes.ts'
import { certificateFileRoutes } from './certificate-file.routes.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { checkCertificate } from './check-certificate.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'
import { mailCertificate } from './mail-certificate.ts'
import { ownCertificatesRoutes } from './mine/own-certificates.routes.ts'
import { participationCertificatesRoutes } from './participation/participation-certificates.routes.ts'
import { passportRoutes } from './passport/passport.routes.ts'
import { programCertificatesRoutes } from './programs/program-certificates.routes.ts'

export function certificatesRoutes(app: FastifyInstance, serve: Serve, parts: CertificateParts): void {
  certificateFileRoutes(app, parts)
  adminCertificatesRoutes(app, serve, parts)
  adminProgramCertificatesRoutes(app, serve, parts)
  ownCertificatesRoutes(serve, parts)
  programCertificatesRoutes(app, serve, parts)
  participationCertificatesRoutes(app, parts)
  openBadgesRoutes(app, parts)
  passportRoutes(app, serve, parts)

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
