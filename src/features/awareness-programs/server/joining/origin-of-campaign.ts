import type { Db } from '#platform/db/database.ts'
import type { SignupVariant } from '../../awareness-programs.contract.ts'
import { findReferrer } from './joining.queries.ts'

/** Where somebody came from who signs up, as forms send it along. */
export interface Origin {
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
  referral_code?: string | undefined
  signup_variant?: SignupVariant | undefined
}

/** The columns of a new campaign that tell where its owner came from. An unknown referral code is passed over. */
export async function originOfCampaign(
  db: Db,
  { utm_source, utm_medium, utm_campaign, referral_code, signup_variant }: Origin,
  owner_id: number,
) {
  const referred_by_id = referral_code ? await findReferrer(db, { referral_code, owner_id }) : undefined
  return {
    ...(utm_source && { utm_source }),
    ...(utm_medium && { utm_medium }),
    ...(utm_campaign && { utm_campaign }),
    ...(signup_variant && { signup_variant }),
    ...(referred_by_id !== undefined && { referred_by_id }),
  }
}
