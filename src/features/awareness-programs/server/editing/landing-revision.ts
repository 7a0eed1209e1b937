import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { LockedCampaign } from '../joining/change-campaign.queries.ts'

type LandingTexts = Pick<LockedCampaign, 'kind' | 'organisation_name' | 'display_name' | 'message' | 'goal'>

/** The revision of what the form of a landing page always sends. Pictures are saved only if they change. */
export const landingRevision = ({ kind, organisation_name, display_name, message, goal }: LandingTexts) =>
  // A promoter's page shows the name of their organisation, which isn't theirs to change.
  revisionOf([kind === 'organisation' ? organisation_name : null, display_name, message, goal])
