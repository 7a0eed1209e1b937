import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import type { OwnResource } from '../../resource-making.contract.ts'
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
): Promise<OwnResource> {
  const resource = await getResourceDetails(db, { id, viewer, language })
  if (!resource.can.edit) throw new ResourceNotFound()
  return { ...resource, revision: revisionOf(formOf(resource)) }
}

/** What the form holds, without what others or the clock change. */
function formOf(resource: ResourceDetails) {
  const { title, description, instruction, easy_read, content_warnings, keywords } = resource
  const { add_type, resource_type_id, language, privacy, licence, credit, minutes_to_prepare } = resource
  const { skills, age_groups, tags, resource_files, resource_links } = resource
  return {
    texts: [title, description, instruction, credit, keywords, easy_read, content_warnings],
    choices: [add_type, resource_type_id, language, privacy, licence, minutes_to_prepare],
    terms: [skills, age_groups, tags].map((terms) => terms.map(({ id }) => id)),
    files: resource_files.map(({ file_id, alt, captions }) => [file_id, alt, captions]),
    links: resource_links.map(({ url }) => url),
  }
}
