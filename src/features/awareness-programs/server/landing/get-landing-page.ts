import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { LandingPage, LandingState } from '../../landing.contract.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { type CampaignRow, findVisibleCampaign } from '../campaigns.queries.ts'
import { campaignPictures } from '../editing/campaign-pictures.ts'
import { findInvitationByToken } from '../inviting/invitations.queries.ts'
import { programPicture } from '../joining/program-picture.ts'
import type { QuestionToCheck } from './check-completion.ts'
import type { KnownVisitor } from './known-visitor.ts'
import { hasCompleted, selectLandingFacts, selectLandingQuestions } from './landing.queries.ts'

/** @throws CampaignNotFound, also for a suspended one, unless the viewer may decide on it */
export async function getLandingPage(
  db: Db,
  viewer: KnownVisitor | null,
  { id, invitation, language }: { id: number; invitation?: string | undefined; language: TextLanguage },
): Promise<LandingPage> {
  const campaign = await findVisibleCampaign(db, viewer, { id, language })
  if (!campaign) throw new CampaignNotFound()
  const { program_id } = campaign
  const { completions_count, picture, ...facts } = await selectLandingFacts(db, { campaign_id: id, language })
  const questions = await selectLandingQuestions(db, { program_id, language })
  const has_completed = viewer ? await hasCompleted(db, { program_id, user_id: viewer.id }) : false
  const { kind, program_name, organisation_name, username, display_name, message, goal } = campaign
  return {
    id,
    kind,
    program_name,
    organisation_name,
    username,
    display_name,
    message,
    goal,
    referral_code: campaign.referral_code,
    ...campaignPictures(campaign),
    state: stateOf(campaign),
    completions_count,
    program: {
      id: program_id,
      name: program_name,
      title: campaign.program_title,
      picture: programPicture(picture),
      ...facts,
    },
    questions: questions.map(asAsked),
    visitor:
      (await invitedVisitor(db, { invitation, campaign_id: id })) ??
      (has_completed ? null : asVisitor(viewer)),
    has_completed,
  }
}

const asAsked = ({ position, question, choices }: QuestionToCheck) => ({
  position,
  question,
  choices: choices.map(({ id, choice }) => ({ id, choice })),
})

function stateOf({ status, held_at, program_publication }: CampaignRow): LandingState {
  if (held_at !== null) return 'suspended'
  if (status === 'ended' || program_publication === 'ended') return 'ended'
  return status === 'paused' ? 'paused' : 'open'
}

function asVisitor(viewer: KnownVisitor | null): LandingPage['visitor'] {
  if (!viewer) return null
  const { first_name, last_name, email, is_otp_verified } = viewer
  return { name: `${first_name} ${last_name}`.trim(), email, is_proved: is_otp_verified, is_invited: false }
}

async function invitedVisitor(
  db: Db,
  { invitation, campaign_id }: { invitation: string | undefined; campaign_id: number },
): Promise<LandingPage['visitor']> {
  const invited = invitation ? await findInvitationByToken(db, invitation) : undefined
  if (invited?.campaign_id !== campaign_id) return null
  return { name: invited.name, email: invited.email, is_proved: true, is_invited: true }
}
