import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import {
  selectBlocksOf,
  selectFollowsOf,
  selectProfileOf,
  withdrawFollows,
} from './personal-creators.queries.ts'

const lists: readonly ListOfPart[] = [
  ['public_profile', m.personal_profile, selectProfileOf],
  ['follows', m.personal_follows, selectFollowsOf],
  ['blocks', m.personal_blocks, selectBlocksOf],
]

/** What a person shows of themselves, whom they follow and whom they blocked. */
export const personalCreators: PersonalDataProvider = {
  name: 'creators',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, { id }) {
    await withdrawFollows(tx, id)
    return undefined
  },
}
