import { findProgramOfPeople } from '#features/certificate-programs/server/index.ts'
import type { Organiser } from '#features/events/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CertificateNotFound } from '../certificates.errors.ts'
import { type IssuedCertificate, setCertificateRule } from '../certificates.queries.ts'
import { notifyHolder } from '../notify-certificate.ts'
import { REPLACED, reissueCertificate } from '../reissue-certificate.ts'
import { revokeCertificate } from '../revoke-certificate.ts'
import { findAdminCertificate } from './admin-certificates.queries.ts'
import { findCertifyingEvent } from './find-certifying-event.ts'

/**
 * A certificate of an event that the viewer organises, or of a program whose participants they may see.
 * @throws CertificateNotFound, EventNotFound, ProgramNotFound, NotAllowed
 */
export async function findOwnedCertificate(db: Db, viewer: Organiser, id: number) {
  const found = await findAdminCertificate(db, id)
  if (!found) throw new CertificateNotFound()
  if (found.event_id !== null) await findCertifyingEvent(db, viewer, { id: found.event_id })
  else await findProgramOfPeople(db, viewer, { id: found.program_id ?? 0 })
  return found
}

/**
 * Replaces a certificate with a new one, with the given name or else the account's, and notifies the holder.
 * @throws CertificateNotFound, CertificateReplaced, EventNotFound, NotAllowed
 */
export async function reissueByOrganiser(
  db: Db,
  viewer: Organiser,
  { id, holder_name, now }: { id: number; holder_name: string | undefined; now: Date },
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const old = await findOwnedCertificate(tx, viewer, id)
    const issued = await reissueCertificate(tx, { id, holder_name, now })
    await notifyHolder(tx, issued, { isMailed: false, now })
    const before = { number: old.number }
    const after = { number: issued.number, replaced_by: issued.id }
    await recordChange(tx, { viewer, action: 'reissued', kind: 'certificate', id, before, after, now })
    return issued
  })
}

/** @throws CertificateNotFound, CertificateReplaced, EventNotFound, NotAllowed */
export async function revokeByOrganiser(
  db: Db,
  viewer: Organiser,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { event_id, program_id, number } = await findOwnedCertificate(tx, viewer, id)
    // The word alone marks a replaced certificate, so a typed one gets a full stop.
    const typed = reason === REPLACED ? `${reason}.` : reason
    if (!(await revokeCertificate(tx, { id, reason: typed, now }))) return
    // The reason may be personal, so it is only stored with the certificate.
    const after = { ...(event_id === null ? { program_id } : { event_id }), number }
    await recordChange(tx, { viewer, action: 'revoked', kind: 'certificate', id, after, now })
  })
}

/** @throws EventNotFound, NotAllowed */
export async function changeRule(
  db: Db,
  viewer: Organiser,
  { id, needs_review, now }: { id: number; needs_review: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await findCertifyingEvent(tx, viewer, { id, isLocked: true })
    if (before.needs_review === needs_review) return
    await setCertificateRule(tx, { event_id: id, needs_review })
    const change = { before: { needs_review: before.needs_review }, after: { needs_review } }
    await recordChange(tx, { viewer, action: 'certificate-rule-changed', kind: 'event', id, ...change, now })
  })
}
