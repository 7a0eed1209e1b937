import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { setListed } from './leader-board.queries.ts'

/** Hides a campaign from the leader boards or shows it again, whatever its status. @throws CampaignNotFound */
export async function changeLeaderBoard(
  db: Db,
  viewer: Viewer,
  { id, is_listed }: { id: number; is_listed: boolean },
): Promise<void> {
  if (!(await setListed(db, { id, user_id: viewer.id, is_listed }))) throw new CampaignNotFound()
}
