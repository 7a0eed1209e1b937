import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { CertificateUnprintable } from './certificates.errors.ts'
import type { IssuedCertificate } from './certificates.queries.ts'

/**
 * Asked before a certificate is issued and before it is drawn, so that nobody holds one that can't be read.
 * @throws CertificateUnprintable
 */
export function expectPrintable({
  holder_name,
  title,
}: Pick<IssuedCertificate, 'holder_name' | 'title'>): void {
  if (![holder_name, ...Object.values(title)].every(isPrintable)) throw new CertificateUnprintable()
}
