import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { getResourceDetails } from '../details/get-resource-details.ts'
import { ResourceNotFound } from '../resources.errors.ts'

/**
 * One of the person's own resources as initial values of its form, in any state.
 * @throws ResourceNotFound if it is someone else's, even if public
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
