import { dropMails } from '#foundation/mails/server/index.ts'
import {
  type ListOfPart,
  type PersonalDataProvider,
  type PersonalFile,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { forgetAddresses } from '../inviting/forgotten-invitations.queries.ts'
import { invitationKey, reminderKey } from '../inviting/invitation-state.queries.ts'
import { endOwnCampaigns, keysOf } from './end-own-campaigns.ts'
import { eraseCompletions, lockReceivedInvitations, waitForOthersToLeave } from './erase-awareness.queries.ts'
import {
  selectOwnCampaigns,
  selectOwnCompletions,
  selectOwnInvitations,
  selectOwnPictures,
} from './personal-awareness.queries.ts'

const lists: readonly ListOfPart[] = [
  ['campaigns', m.awareness_personal_campaigns, selectOwnCampaigns],
  ['awareness_completions', m.awareness_personal_completions, selectOwnCompletions],
  ['awareness_invitations', m.awareness_personal_invitations, selectOwnInvitations],
]

/**
 * What awareness programs store about a person. Their campaigns are deleted; their completions still count for
 * others, but anonymously. Opt-outs stay: they are keyed hashes, and never deleted.
 */
export const personalAwareness: PersonalDataProvider = {
  name: 'awareness-programs',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, { person, language, lists }),
      files: await ownPictures(db, person.id),
    }
  },
  async erase(tx, { id }) {
    await waitForOthersToLeave(tx)
    const storageKeys = await endOwnCampaigns(tx, id)
    const received = await lockReceivedInvitations(tx, id)
    // First links the completions to their invitations, while the address still matches.
    await forgetAddresses(tx, received)
    await dropMails(
      tx,
      received.flatMap((one) => [invitationKey(one), reminderKey(one)]),
    )
    await eraseCompletions(tx, id)
    return { storageKeys }
  },
}

/** Each picture in its largest size. */
async function ownPictures(db: Db, user_id: number): Promise<PersonalFile[]> {
  const owned = await selectOwnPictures(db, user_id)
  return owned.flatMap((campaign) =>
    (['logo', 'cover'] as const).flatMap((picture) => {
      const [storage_key] = keysOf(campaign, picture)
      return storage_key ? [{ storage_key, name: `campaigns/${campaign.id}-${picture}.webp` }] : []
    }),
  )
}
