import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import {
  INVITATION_STATES,
  type Invitation,
  type InvitationState,
  type InvitedTo,
} from '../../invitations.contract.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { countStates, selectInvitations } from './invitation-list.queries.ts'
import { leftToday } from './mailing/left-today.ts'

interface Wanted {
  user_id: number
  campaign_id: number
  state: InvitationState | undefined
  search: string | undefined
  limit: number
  offset: number
  language: TextLanguage
  now: Date
}

interface ListedInvitations {
  campaign: InvitedTo
  invitations: Invitation[]
  total: number
  totals: Record<InvitationState, number>
  due_count: number
  left_today: number
}

/** @throws CampaignNotFound */
export async function listInvitations(
  db: Db,
  { user_id, language, ...wanted }: Wanted,
): Promise<ListedInvitations> {
  const { campaign_id, now } = wanted
  const campaign = await findOwnCampaign(db, { id: campaign_id, user_id, language })
  const states = await countStates(db, { campaign_id, now })
  const totalOf = (state: InvitationState) => states.find((one) => one.state === state)?.total ?? 0
  const { id, kind, status, program_name, program_title, organisation_name } = campaign
  return {
    campaign: {
      ...{ id, kind, status, program_name, program_title, organisation_name },
      display_name: promoterName(campaign),
      is_open: status === 'live' && campaign.held_at === null && campaign.program_publication === 'published',
    },
    ...(await selectInvitations(db, wanted)),
    totals: Object.fromEntries(INVITATION_STATES.map((state) => [state, totalOf(state)])) as Record<
      InvitationState,
      number
    >,
    due_count: states.reduce((sum, { due }) => sum + due, 0),
    left_today: await leftToday(db, { user_id, now }),
  }
}
