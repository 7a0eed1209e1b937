import { nameInAddress } from '#contract/name-in-address.ts'
import type { SignupVariant, VisitSource } from './awareness-programs.contract.ts'
import type { CampaignPart } from './awareness-steps.contract.ts'

/** A program's name in an address: plus signs stand for spaces, and a plus sign in the name becomes `%2B`. */
export function nameWithPlus(name: string): string {
  return encodeURIComponent(name).replaceAll('%20', '+')
}

/** The form in which a name in an address is compared with a program's own name. */
export function plainName(name: string): string {
  return name.normalize('NFC').replaceAll('+', ' ').replace(/\s+/gu, ' ').trim().toLowerCase()
}

/** The page to sign up to a program, in one of its two variants. */
export function signupAddress(name: string, variant: SignupVariant = 'a'): string {
  return `/programs/campaign/${variant === 'b' ? 'b/' : ''}${nameWithPlus(name)}`
}

/** The steps of a campaign, a person's or an organisation's. */
export function campaignAddress({ id, program_name }: { id: number; program_name: string }): string {
  return `/programs/campaign/${nameWithPlus(program_name)}/${id}`
}

/** Id of a step's heading on that page. */
export const stepPlace = (position: number) => `step-${position}`

export function campaignPartAddress(of: { id: number; program_name: string }, part: CampaignPart): string {
  return `${campaignAddress(of)}/${part}`
}

interface LandingOf {
  id: number
  program_name: string
  organisation_name: string | null
  /** Null for an organisation's own page. */
  username: string | null
}

/** The public page of a campaign. Only the id is looked up; the names are for readers. */
export function landingAddress(
  { id, program_name, organisation_name, username }: LandingOf,
  by: { source?: VisitSource; referral_code?: string } = {},
): string {
  const names = [
    nameWithPlus(program_name),
    ...(organisation_name ? [nameInAddress(organisation_name, 'organisation')] : []),
    ...(username ? [username] : []),
  ]
  const query = new URLSearchParams({
    ...(by.source && by.source !== 'link' && { utm_source: by.source }),
    ...(by.referral_code && { referral_code: by.referral_code }),
  })
  return `/programs/individual/${names.join('/')}/${id}${query.size > 0 ? `?${query}` : ''}`
}
