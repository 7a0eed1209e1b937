import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { LICENCES } from '../../resource-values.contract.ts'
import { selectChoices } from './resource-choices.queries.ts'

/** What somebody who makes a resource chooses from, and what they began before. */
export async function getResourceChoices(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  language: TextLanguage,
): Promise<ResourceChoices> {
  const choices = await selectChoices(db, { user_id: viewer.id, language })
  return { ...choices, licences: [...LICENCES] }
}
