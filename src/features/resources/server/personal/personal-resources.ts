import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { lockTouched, withdrawMarks, withdrawReviews } from './erase-resources.queries.ts'
import { deleteOwnResources, signOffResources } from './leave-resources.ts'
import {
  selectOwnBookmarks,
  selectOwnCaptions,
  selectOwnFiles,
  selectOwnLikes,
  selectOwnResourceReviews,
  selectOwnResources,
  selectOwnShares,
  selectStoredFiles,
} from './personal-resources.queries.ts'

const lists: readonly ListOfPart[] = [
  ['resources', m.resources_personal_own, selectOwnResources],
  ['resource_files', m.resources_personal_files, selectOwnFiles],
  ['resource_captions', m.resources_personal_captions, selectOwnCaptions],
  ['resource_reviews', m.resources_personal_reviews, selectOwnResourceReviews],
  ['resource_likes', m.resources_personal_likes, selectOwnLikes],
  ['resource_bookmarks', m.resources_personal_bookmarks, selectOwnBookmarks],
  ['resource_shares', m.resources_personal_shares, selectOwnShares],
]

/**
 * What the library stores about a person. Public resources and reviews stay only if the person chose so, under "a former
 * member"; drafts, private and hidden resources and hidden reviews are always deleted. Shares still count, without a
 * name.
 */
export const personalResources: PersonalDataProvider = {
  name: 'resources',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, { person, language, lists }),
      files: await selectStoredFiles(db, person),
    }
  },
  async erase(tx, { id: user_id }, { keepsShared }) {
    await lockTouched(tx, user_id)
    await withdrawMarks(tx, user_id)
    await withdrawReviews(tx, { user_id, keepsShared })
    const storageKeys = await deleteOwnResources(tx, { user_id, keepsShared })
    await signOffResources(tx, user_id)
    return { storageKeys }
  },
}
