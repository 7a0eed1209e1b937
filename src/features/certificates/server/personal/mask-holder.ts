import { TEXT_LANGUAGES } from '#contract/language.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { writeMask } from './personal-certificates.queries.ts'

/** All certificates of a person who leaves stay checkable, and name nobody. Paper and badges are drawn from the row. */
export function maskHolder(tx: Db, user_id: number): Promise<void> {
  const names = TEXT_LANGUAGES.map((language) => {
    return [language, m.former_member({}, { locale: printedLanguage(language) })]
  })
  return writeMask(tx, { user_id, names: Object.fromEntries(names) })
}
