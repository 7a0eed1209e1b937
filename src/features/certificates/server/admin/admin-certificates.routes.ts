import { isAddressId } from '#contract/wire.ts'
import { EventNotFound } from '#features/events/server/index.ts'
import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { adminCertificateFilters, adminCertificatesContract } from '../../admin-certificates.contract.ts'
import { printedCode } from '../certificate-code.ts'
import { textIn } from '../issued-sheet.ts'
import { selectAdminCertificates } from './admin-certificates.queries.ts'
import { certificatesTable } from './certificates-table.ts'
import {
  changeRule,
  findOwnedCertificate,
  reissueByOrganiser,
  revokeByOrganiser,
} from './change-certificate.ts'
import { findCertifyingEvent } from './find-certifying-event.ts'
import { findUncertified } from './find-uncertified.ts'
import { issueMissing, issueToPerson } from './issue-by-organiser.ts'

/** Certificates of events, for their organisers. */
export function adminCertificatesRoutes({ app, serve, db: database, viewers }: RouteParts): void {
  serve(adminCertificatesContract.listCertificates, async ({ db, body, ...call }) => {
    const { id, page, length, ...filters } = body
    const event = await findCertifyingEvent(db, await viewers.staff(call), { id })
    const wanted = { event_id: id, filters, ...pageWindow({ page, length }) }
    const { certificates, total } = await selectAdminCertificates(db, wanted)
    const data = certificates.map((one) => ({ ...one, code: printedCode(one.code) }))
    return { data, ...exactTotal(total), event }
  })

  serve(adminCertificatesContract.listUncertified, async ({ db, body, now, ...call }) => {
    const { id } = body
    const { needs_review } = await findCertifyingEvent(db, await viewers.staff(call), { id })
    const wanted = { event_id: id, needs_review, now, ...pageWindow(body) }
    const { people, total, unreviewed } = await findUncertified(db, wanted)
    return { data: people, ...exactTotal(total), unreviewed }
  })

  serve(adminCertificatesContract.getAdminCertificate, async ({ db, query, language, ...call }) => {
    const found = await findOwnedCertificate(db, await viewers.staff(call), query.id)
    const [title, text_language] = textIn(found.title, language)
    return { data: { ...found, code: printedCode(found.code), title, text_language } }
  })

  serve(adminCertificatesContract.issueMissing, async ({ db, body, now, ...call }) => {
    const count = await issueMissing(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_certificates_making({ count }), count } }
  })

  serve(adminCertificatesContract.issueToPerson, async ({ db, body, now, ...call }) => {
    const { id, number } = await issueToPerson(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_certificate_issued({ number }), id } }
  })

  serve(adminCertificatesContract.reissueCertificate, async ({ db, body, now, ...call }) => {
    const holder_name = body.holder_name || undefined
    const wanted = { id: body.id, holder_name, now }
    const { id, number } = await reissueByOrganiser(db, await viewers.staff(call), wanted)
    return { data: { message: m.admin_certificate_issued({ number }), id } }
  })

  serve(adminCertificatesContract.revokeCertificate, async ({ db, body, now, ...call }) => {
    await revokeByOrganiser(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_certificate_revoked() } }
  })

  serve(adminCertificatesContract.setCertificateRule, async ({ db, body, now, ...call }) => {
    await changeRule(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_certificate_rule_saved() } }
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/certificates.csv',
    handler: (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const { id } = request.params as { id: string }
        if (!isAddressId(id)) throw new EventNotFound()
        const filters = checkedInput(adminCertificateFilters, request.query)
        return certificatesTable(database, viewer, { id: Number(id), filters })
      }),
  })
}
