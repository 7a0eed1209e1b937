import type { CertificateKind } from '../certificates.contract.ts'
import type { IssuedCertificate } from './certificates.queries.ts'

/**
 * Determined by the certificate's own content, because its source may be deleted: an event's has neither modules nor
 * words.
 */
export function kindOf({ modules, words }: Pick<IssuedCertificate, 'modules' | 'words'>): CertificateKind {
  if (modules) return 'program'
  return words ? 'participation' : 'event'
}
