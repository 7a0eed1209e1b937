import type { CertificateKind } from '../certificates.contract.ts'
import type { IssuedCertificate } from './certificates.queries.ts'

/** Told by what stands on it: what it was of can be gone. An event's has neither modules nor words of its own. */
export function kindOf({ modules, words }: Pick<IssuedCertificate, 'modules' | 'words'>): CertificateKind {
  if (modules) return 'program'
  return words ? 'participation' : 'event'
}
