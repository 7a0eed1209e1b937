import type { Viewer } from '#foundation/accounts/server/index.ts'
import { deleteDraft } from '#foundation/drafts/server/index.ts'
import { dropFromReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { RESOURCE_KIND } from '../../resource-card.contract.ts'
import { RESOURCE_FORM } from './add-resource.ts'
import { withdrawResource } from './notify-new-resource.ts'
import { selectFilesOfResource } from './resource-files.queries.ts'
import { letGoOfFiles } from './take-files.ts'
import { deleteResourceRow, lockOwnResource } from './write-resource.queries.ts'

/**
 * Deletes one of the person's own resources with its reviews; its files are swept.
 * @throws ResourceNotFound
 */
export async function deleteResource(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status, privacy } = await lockOwnResource(tx, { id, user_id: viewer.id })
    const files = await selectFilesOfResource(tx, id)
    await deleteResourceRow(tx, id)
    await dropFromReview(tx, { kind: RESOURCE_KIND, id })
    await letGoOfFiles(tx, { files, now })
    const wasForEveryone = status === 'published' && privacy === 'Everyone'
    if (wasForEveryone) await withdrawResource(tx, id)
    await deleteDraft(tx, { user_id: viewer.id, form: RESOURCE_FORM, subject_id: id })
  })
}
