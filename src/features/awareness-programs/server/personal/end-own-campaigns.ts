import { dropMails } from '#foundation/mails/server/index.ts'
import { publicPictureKeys } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CAMPAIGN_PICTURE_SIZES, type CampaignPicture } from '../editing/campaign-pictures.ts'
import { invitationKey, reminderKey } from '../inviting/invitation-state.queries.ts'
import { deleteCampaigns, lockOwnCampaigns, selectSentInvitations } from './erase-awareness.queries.ts'
import type { OwnedCampaign } from './personal-awareness.queries.ts'

const AT_ONCE = 500

/**
 * Deletes a person's campaigns, with the texts and addresses of their invitations; unsent emails are dropped. An
 * organisation's promoters continue on their own.
 * @returns the storage keys of their pictures
 */
export async function endOwnCampaigns(tx: Db, user_id: number): Promise<string[]> {
  const owned = await lockOwnCampaigns(tx, user_id)
  const campaign_ids = owned.map(({ id }) => id)
  await dropInvitationMails(tx, campaign_ids)
  await deleteCampaigns(tx, campaign_ids)
  return owned.flatMap((campaign) => [...keysOf(campaign, 'logo'), ...keysOf(campaign, 'cover')])
}

async function dropInvitationMails(tx: Db, campaign_ids: readonly number[]): Promise<void> {
  let after = 0
  for (;;) {
    const ids = await selectSentInvitations(tx, { campaign_ids, after, limit: AT_ONCE })
    await dropMails(
      tx,
      ids.flatMap((id) => [invitationKey(id), reminderKey(id)]),
    )
    after = ids.at(-1) ?? after
    if (ids.length < AT_ONCE) return
  }
}

/** Every size of one of its pictures, largest first. */
export function keysOf(campaign: OwnedCampaign, picture: CampaignPicture): string[] {
  const name = campaign[picture]
  if (name === null) return []
  const sizes = CAMPAIGN_PICTURE_SIZES[picture].toSorted((a, b) => b.label - a.label)
  return publicPictureKeys({ name, sizes })
}
