import type { Organiser } from '#features/events/server/index.ts'
import type { FileTable } from '#foundation/admin-kit/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { AdminCertificateFilters } from '../../admin-certificates.contract.ts'
import { printedCode } from '../certificate-code.ts'
import { selectAdminCertificates } from './admin-certificates.queries.ts'
import { findCertifyingEvent } from './find-certifying-event.ts'

/** An event's certificates, as a CSV table. @throws EventNotFound, NotAllowed */
export async function certificatesTable(
  db: Db,
  viewer: Organiser,
  { id, filters }: { id: number; filters: AdminCertificateFilters },
): Promise<FileTable> {
  await findCertifyingEvent(db, viewer, { id })
  const wanted = { event_id: id, filters, limit: null, offset: 0 }
  const { certificates } = await selectAdminCertificates(db, wanted)
  return {
    name: `certificates-${id}`,
    heads: [
      m.certificate_label_number(),
      m.certificate_label_holder(),
      m.admin_email(),
      m.status_label(),
      m.certificate_label_issued(),
      m.admin_certificate_emailed(),
      m.admin_certificate_revoked_at(),
      m.admin_certificate_reason(),
      m.certificate_label_code(),
    ],
    rows: certificates.map((one) => [
      one.number,
      one.holder_name,
      one.email,
      one.state,
      one.issued_at,
      one.mailed_at,
      one.revoked_at,
      one.reason,
      printedCode(one.code),
    ]),
  }
}
