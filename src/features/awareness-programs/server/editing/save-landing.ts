import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'
import type { LockedCampaign } from '../joining/change-campaign.queries.ts'
import { type CampaignChanges, changeCampaign } from '../joining/change-campaign.ts'
import { LandingPageChangedMeanwhile, OrganisationNameTaken } from './editing.errors.ts'
import type { PictureNames } from './keep-pictures.ts'
import { landingRevision } from './landing-revision.ts'

interface Saved {
  id: number
  user_id: number
  changes: CampaignChanges
  /** The one that the form was opened with. */
  revision: string | undefined
  pictures: PictureNames
  now: Date
}

/**
 * Updates the landing page of the person's campaign with its pictures, and deletes its draft, all or nothing. With a
 * revision, it never replaces unseen what another window saved.
 * @returns the names of the pictures that are no longer used
 * @throws CampaignNotFound, CampaignIsEnded, CampaignIsSuspended, AwarenessProgramEnded, OrganisationNameTaken,
 * LandingPageChangedMeanwhile
 */
export function saveLanding(
  db: Db,
  { id, user_id, revision, pictures, now, ...of }: Saved,
): Promise<PictureNames> {
  const changes = { ...of.changes, ...pictures }
  return db.transaction(async (tx) => {
    const before = await changeCampaign(tx, { id, user_id, changes, now }).catch((error) => {
      throw isUniqueViolation(error, 'campaigns_one_an_organisation') ? new OrganisationNameTaken() : error
    })
    expectSeen(before, changes, revision)
    await deleteDraft(tx, { user_id, form: LANDING_FORM, subject_id: id })
    return {
      logo: pictures.logo === undefined ? null : before.logo,
      cover: pictures.cover === undefined ? null : before.cover,
    }
  })
}

const TEXTS = ['organisation_name', 'display_name', 'message', 'goal'] as const

/** What changes nothing, such as the same form sent twice, is fine whatever its revision. */
function expectSeen(before: LockedCampaign, changes: CampaignChanges, revision: string | undefined): void {
  const isChanged = TEXTS.some((text) => changes[text] !== undefined && changes[text] !== before[text])
  if (revision === undefined || !isChanged) return
  if (revision !== landingRevision(before)) throw new LandingPageChangedMeanwhile()
}
