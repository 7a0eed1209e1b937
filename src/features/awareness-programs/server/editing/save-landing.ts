import { deleteDraft } from '#foundation/drafts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'
import { type CampaignChanges, changeCampaign } from '../joining/change-campaign.ts'
import { OrganisationNameTaken } from './editing.errors.ts'
import type { PictureNames } from './keep-pictures.ts'

/**
 * Updates the landing page of the person's campaign with its pictures, and deletes its draft.
 * @returns the names of the pictures that are no longer used
 * @throws CampaignNotFound, CampaignIsEnded, CampaignIsSuspended, AwarenessProgramEnded, OrganisationNameTaken
 */
export async function saveLanding(
  db: Db,
  of: { id: number; user_id: number; changes: CampaignChanges; pictures: PictureNames; now: Date },
): Promise<PictureNames> {
  const { id, user_id, now, pictures } = of
  const changes = { ...of.changes, ...pictures }
  const before = await changeCampaign(db, { id, user_id, changes, now }).catch((error) => {
    throw isUniqueViolation(error, 'campaigns_one_an_organisation') ? new OrganisationNameTaken() : error
  })
  await deleteDraft(db, { user_id, form: LANDING_FORM, subject_id: id })
  return {
    logo: pictures.logo === undefined ? null : before.logo,
    cover: pictures.cover === undefined ? null : before.cover,
  }
}
