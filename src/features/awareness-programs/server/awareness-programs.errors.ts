import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Not there, or a draft and looked at by whoever may not edit it. */
export const AwarenessProgramNotFound = namedError('AwarenessProgramNotFound', 404, () =>
  m.error_awareness_program_not_found(),
)
/** Refuses campaigns and completions of a program that has ended. */
export const AwarenessProgramEnded = namedError('AwarenessProgramEnded', 409, () =>
  m.error_awareness_program_ended(),
)
/** Refuses a campaign that is not there, is another person's, or was suspended by the organisers of Pankh. */
export const CampaignNotFound = namedError('CampaignNotFound', 404, () => m.error_campaign_not_found())
export const CampaignIsPaused = namedError('CampaignIsPaused', 409, () => m.error_campaign_is_paused())
export const CampaignIsEnded = namedError('CampaignIsEnded', 409, () => m.error_campaign_is_ended())
/** The organisers of Pankh took it from view. */
export const CampaignIsSuspended = namedError('CampaignIsHeld', 409, () => m.error_campaign_is_suspended())
/** Refuses to send mail to others for an account whose own address no mailed code has proved. */
export const EmailNotProved = namedError('EmailNotProved', 403, () => m.error_email_not_confirmed())
