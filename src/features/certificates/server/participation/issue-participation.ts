import type { TextLanguage } from '#contract/language.ts'
import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { newCode } from '../certificate-code.ts'
import { CertificateRevoked } from '../certificates.errors.ts'
import {
  hasRevokedCertificate,
  type IssuedCertificate,
  insertCertificate,
  selectValidCertificate,
} from '../certificates.queries.ts'
import { expectPrintable } from '../expect-printable.ts'
import { NUMBER_PREFIX } from '../issue-certificate.ts'
import type { CertifiedCompletion } from './certified-completion.queries.ts'

/** The certificate's wording. It states no length: a few minutes aren't hours of learning. */
const verbIn = (locale: TextLanguage) => m.certificate_participation_verb({}, { locale })

/**
 * The certificate of a completion: the valid one, or else a new one.
 * @throws CertificateRevoked, CertificateUnprintable
 */
export async function issueParticipation(
  db: Db,
  completion: CertifiedCompletion & { completion_id: number; now: Date },
): Promise<IssuedCertificate> {
  const { completion_id, user_id, title, language, held_on, now } = completion
  const of = { completion_id, user_id }
  const existing = await selectValidCertificate(db, of)
  if (existing) return existing
  if (await hasRevokedCertificate(db, of)) throw new CertificateRevoked()
  const holder_name = printedName(completion)
  expectPrintable({ holder_name, title })
  const issued = await insertCertificate(db, {
    prefix: NUMBER_PREFIX,
    code: newCode(),
    ...of,
    holder_name,
    title,
    words: Object.fromEntries(WRITTEN_LANGUAGES.map((one) => [one, verbIn(one)])),
    minutes: 0,
    held_on,
    language,
    issued_at: now,
  })
  // Of two simultaneous runs of the job, the other one was first.
  const certificate = issued ?? (await selectValidCertificate(db, of))
  if (!certificate) throw new CertificateRevoked()
  return certificate
}

/** The name as entered, or the account's if only that one can be printed. */
function printedName({ name, account_name }: CertifiedCompletion): string {
  return !isPrintable(name) && account_name && isPrintable(account_name) ? account_name : name
}
