import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { InvitationPreview } from '../../../invitations.contract.ts'
import { findOwnCampaign } from '../../find-own-campaign.ts'
import { leftToday } from '../mailing/left-today.ts'
import type { StopLinks } from '../stopping/stop-links.ts'
import { hashList } from './hash-list.ts'
import { type GivenList, readList } from './read-list.ts'
import { sortOutList } from './sort-out-list.ts'

const MOST_SHOWN = 20

interface Previewing {
  campaign_id: number
  language: TextLanguage
  uploads: Uploads
  links: StopLinks
  now: Date
}

/**
 * Previews what would happen to a list.
 * @throws CampaignNotFound, NoAddresses, ListTooLong, UploadNotFound, FileTypeNotAllowed, FileTooLarge
 */
export async function previewInvitations(
  db: Db,
  { id: user_id, email: own_email }: Viewer,
  given: GivenList,
  { campaign_id, language, uploads, links, now }: Previewing,
): Promise<InvitationPreview> {
  await findOwnCampaign(db, { id: campaign_id, user_id, language })
  const list = await readList(db, given, { user_id, uploads })
  const hashed = await hashList(list, links.hashesOf)
  const { ready, counts } = await sortOutList(db, hashed, { campaign_id, own_email })
  return {
    ...counts,
    broken_lines: list.broken.slice(0, MOST_SHOWN),
    first: ready.slice(0, MOST_SHOWN),
    columns: list.columns,
    email_column: list.email_column,
    name_column: list.name_column,
    left_today: await leftToday(db, { user_id, now }),
  }
}
