import type { TextLanguage } from '#contract/wire.ts'
import { linksWait, type Maker } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { LICENCES } from '../../resource-card.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { reportableResources } from '../admin/reportable-resources.queries.ts'
import { selectChoices } from './chosen-terms.queries.ts'

/** The choices for creating a resource, and the person's drafts. */
export async function getResourceChoices(
  db: Db,
  viewer: Maker,
  language: TextLanguage,
): Promise<ResourceChoices> {
  const choices = await selectChoices(db, { user_id: viewer.id, language })
  const links_wait = await linksWait(db, viewer, reportableResources)
  return { ...choices, licences: [...LICENCES], links_wait }
}
