import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { maskHolder } from './mask-holder.ts'
import { selectHeldCertificates } from './personal-certificates.queries.ts'

const lists: readonly ListOfPart[] = [['certificates', m.certificates_personal_held, selectHeldCertificates]]

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
