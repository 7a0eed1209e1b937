import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { CheckedCertificate } from '../certificates.contract.ts'
import { isCode, printedCode, readCode } from './certificate-code.ts'
import { kindOf } from './certificate-kind.ts'
import { CertificateNotFound } from './certificates.errors.ts'
import { selectCertificateByCode } from './certificates.queries.ts'
import { modulesIn, textIn } from './issued-sheet.ts'

/** What anyone with the code may see. @throws CertificateNotFound */
export async function checkCertificate(
  db: Db,
  { code, language }: { code: string; language: TextLanguage },
): Promise<CheckedCertificate> {
  const asked = readCode(code)
  const found = isCode(asked) ? await selectCertificateByCode(db, asked) : undefined
  if (!found) throw new CertificateNotFound()
  const { number, holder_name, minutes, held_on } = found
  const [title, text_language] = textIn(found.title, language)
  return {
    kind: kindOf(found),
    code: printedCode(found.code),
    number,
    holder_name,
    title,
    text_language,
    minutes,
    modules: modulesIn(found.modules, language),
    held_on,
    issued_at: found.issued_at.toISOString(),
    revoked_at: found.revoked_at?.toISOString() ?? null,
  }
}
