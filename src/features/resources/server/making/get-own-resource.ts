import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { getResourceDetails } from '../details/get-resource-details.ts'
import { ResourceNotFound } from '../resources.errors.ts'

/**
 * A resource of one's own as its form is filled, whatever its state.
 * @throws ResourceNotFound where it is another's, seen by everyone or not
 */
export async function getOwnResource(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { id, language }: { id: number; language: TextLanguage },
): Promise<ResourceDetails> {
  const resource = await getResourceDetails(db, { id, viewer, language })
  if (!resource.can.edit) throw new ResourceNotFound()
  return resource
}
