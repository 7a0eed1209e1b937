import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { CertificateState } from '../../admin-certificates.contract.ts'

const names: Record<CertificateState, () => string> = {
  valid: m.admin_certificate_valid,
  revoked: m.admin_certificate_is_revoked,
  replaced: m.admin_certificate_is_replaced,
}
const tones: Record<CertificateState, BadgeTone> = { valid: 'leaf', revoked: 'coral', replaced: 'mist' }

export const stateName = (state: CertificateState) => names[state]()

/** Whether a certificate is valid. */
export function StateBadge({ state }: { state: CertificateState }) {
  return <TypeBadge tone={tones[state]}>{stateName(state)}</TypeBadge>
}
