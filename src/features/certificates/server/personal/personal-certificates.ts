import { TEXT_LANGUAGES } from '#contract/language.ts'
import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { selectHeldCertificates, writeMask } from './personal-certificates.queries.ts'

const lists: readonly ListOfPart[] = [['certificates', m.certificates_personal_own, selectHeldCertificates]]

/**
 * Certificates stay verifiable, but without the name. Runs before the erasure of awareness programs, which deletes
 * the addresses by which completions' certificates are found.
 */
export const personalCertificates: PersonalDataProvider = {
  name: 'certificates',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, { id }) {
    await maskHolder(tx, id)
    return undefined
  },
}

/**
 * Removes the name of an erased person from all their certificates, which stay verifiable. PDFs and badges are
 * rendered from the row.
 */
export function maskHolder(tx: Db, user_id: number): Promise<void> {
  const names = TEXT_LANGUAGES.map((language) => {
    return [language, m.former_member({}, { locale: printedLanguage(language) })]
  })
  return writeMask(tx, { user_id, names: Object.fromEntries(names) })
}
