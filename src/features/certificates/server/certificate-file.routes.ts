import type { RouteParts } from '#foundation/feature.ts'
import { expectOwnClick } from '#platform/http/same-site.ts'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { certificateFile } from '../certificates.contract.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'
import { issuedSheet } from './issued-sheet.ts'

/** The call that answers a file, kept by nobody in between. */
export function certificateFileRoutes({ app, db, clock, viewers, pdfs, publicUrl }: RouteParts): void {
  servePdf(app, certificateFile, async ({ query: { id, language }, request, reply, ...call }) => {
    expectOwnClick(request, publicUrl)
    const viewer = await viewers.signedIn({ request, reply })
    const certificate = await issueCertificate(db, {
      event_id: id,
      user_id: viewer.id,
      holder_name: holderName(viewer),
      language: language ?? call.language,
      now: clock.now(),
    })
    const bytes = await pdfs.draw(issuedSheet(certificate, { publicUrl, language }))
    reply.header('cache-control', 'private, no-store')
    return { name: certificate.number, bytes }
  })
}
