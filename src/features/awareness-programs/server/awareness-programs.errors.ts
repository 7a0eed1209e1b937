import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Doesn't exist, or is a draft that the viewer may not edit. */
export const AwarenessProgramNotFound = namedError('AwarenessProgramNotFound', 404, () =>
  m.error_awareness_program_not_found(),
)
/** The program has ended: it accepts no campaigns and no completions. */
export const AwarenessProgramEnded = namedError('AwarenessProgramEnded', 409, () =>
  m.error_awareness_program_ended(),
)
/** The campaign doesn't exist, is someone else's, or is suspended. */
export const CampaignNotFound = namedError('CampaignNotFound', 404, () => m.error_campaign_not_found())
export const CampaignIsPaused = namedError('CampaignIsPaused', 409, () => m.error_campaign_is_paused())
export const CampaignIsEnded = namedError('CampaignIsEnded', 409, () => m.error_campaign_is_ended())
/** Suspended by our team. */
export const CampaignIsSuspended = namedError('CampaignIsHeld', 409, () => m.error_campaign_is_suspended())
/** The person's own email must be confirmed before the product emails others for them. */
export const EmailNotProved = namedError('EmailNotProved', 403, () => m.error_email_not_confirmed())
