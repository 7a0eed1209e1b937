import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { CertificateUnprintable } from './certificates.errors.ts'
import type { IssuedCertificate } from './certificates.queries.ts'

/**
 * Called before a certificate is issued and before it is rendered, so that nobody gets an unreadable one.
 * @throws CertificateUnprintable
 */
export function expectPrintable({
  holder_name,
  title,
  modules,
  heading,
  words,
}: Pick<IssuedCertificate, 'holder_name' | 'title'> &
  Partial<Pick<IssuedCertificate, 'modules' | 'heading' | 'words'>>): void {
  const texts = [title, heading, words, ...(modules ?? []).map((module) => module.title)]
  const written = [holder_name, ...texts.flatMap((text) => Object.values(text ?? {}))]
  if (!written.every(isPrintable)) throw new CertificateUnprintable()
}
