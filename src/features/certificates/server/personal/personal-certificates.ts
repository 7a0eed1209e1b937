import { TEXT_LANGUAGES } from '#contract/language.ts'
import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { selectHeldCertificates, writeMask } from './personal-certificates.queries.ts'

const lists: readonly ListOfPart[] = [['certificates', m.certificates_personal_own, selectHeldCertificates]]

/**
 * Certificates stay, so that they can be checked, without the name. Before the part of awareness programs: that one
 * takes away the addresses by which certificates of completions are found.
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

/** All certificates of a person who leaves stay checkable, and name nobody. Paper and badges are drawn from the row. */
export function maskHolder(tx: Db, user_id: number): Promise<void> {
  const names = TEXT_LANGUAGES.map((language) => {
    return [language, m.former_member({}, { locale: printedLanguage(language) })]
  })
  return writeMask(tx, { user_id, names: Object.fromEntries(names) })
}
