import { type Editor, publishContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mailUnmailed } from '../inviting/mailing/mail-unmailed.ts'
import { selectUnmailedCampaigns } from '../inviting/mailing/mailed-invitations.queries.ts'
import { awarenessContent } from './awareness-content.ts'

/**
 * Reopens an ended program, and sends the invitations that were delayed meanwhile.
 * @throws AwarenessProgramNotFound, NotAllowed, AwarenessNotComplete, IsDraft
 */
export async function reopenAwareness(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await publishContent(tx, awarenessContent, { viewer, id, now, isAgain: true }))) return
    for (const campaign_id of await selectUnmailedCampaigns(tx, id)) await mailUnmailed(tx, campaign_id)
  })
}
