import { mayModerate, PersonNotFound, type Viewer } from '#foundation/accounts/server/index.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CreatorDetails } from '../../creators.contract.ts'
import { creatorAbilities } from '../../creators.policy.ts'
import type { PublicWork } from '../public-work.queries.ts'
import { type CreatorRow, findCreator } from './creator-details.queries.ts'

/**
 * A person's public page. While it is hidden, others get only the name and the counts.
 * @throws PersonNotFound
 */
export async function getCreatorDetails(
  db: Db,
  viewer: Pick<Viewer, 'id' | 'roles'> | null,
  { id, work }: { id: number; work: PublicWork },
): Promise<CreatorDetails> {
  const found = await findCreator(db, { id, viewer_id: viewer?.id ?? null, work })
  if (!found) throw new PersonNotFound()
  const is_hidden = found.hidden_reason !== null
  const is_own = viewer?.id === id
  const seesAll = !is_hidden || is_own || (viewer !== null && mayModerate(viewer))
  return {
    ...withPictures(seesAll ? found : { ...found, ...nothingSaid }),
    is_own,
    is_waiting: seesAll && found.is_waiting,
    can: creatorAbilities(viewer, { id, is_hidden, is_blocked: found.is_blocked }),
  }
}

const nothingSaid = {
  picture: null,
  designation: '',
  introduction: '',
  user_experience: '',
  qualifications: '',
  expertise: '',
  associated_organisations: '',
  children_helped: null,
  recommendation_text: '',
  hidden_reason: null,
} satisfies Partial<CreatorRow>

/** The row stores the picture's name; pages need its addresses. */
function withPictures({ picture, ...row }: CreatorRow) {
  const sized = (side: number) => (picture === null ? null : publicPictureAddress(picture, side))
  return { ...row, picture: sized(96), picture_medium: sized(256), picture_large: sized(512) }
}
