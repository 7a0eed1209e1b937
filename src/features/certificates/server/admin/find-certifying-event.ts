import { findManagedEvent, type Organiser } from '#features/events/server/index.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CertifyingEvent } from '../../admin-certificates.contract.ts'
import { findCertificateRule } from './admin-certificates.queries.ts'

/**
 * An event whose certificates the viewer manages: administrators, and its own hosts. With `isLocked`, locks its row
 * until the transaction ends.
 * @throws EventNotFound also for someone else's event, NotAllowed for people who may not see its participants
 */
export async function findCertifyingEvent(
  db: Db,
  viewer: Organiser,
  of: { id: number; isLocked?: boolean },
): Promise<CertifyingEvent> {
  const { can, form, publication } = await findManagedEvent(db, viewer, of)
  authorize(can.see_people)
  const { has_certificate, attendance_share, title_en, title_hi } = form
  const { needs_review, minutes } = await findCertificateRule(db, of.id)
  return {
    title: title_en || title_hi,
    is_open: has_certificate && publication !== 'draft',
    has_certificate,
    needs_review,
    attendance_share,
    minutes,
  }
}
