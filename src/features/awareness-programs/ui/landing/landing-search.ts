/** The query of a landing page's address, except attribution. */
export interface LandingSearch {
  /** The video starts open, also without JavaScript. */
  film?: 1
  /** The result of completing: it is counted, or an email is on its way. */
  thanks?: 'done' | 'mail'
  /** The token in the link of an invitation email. */
  invitation?: string
  /** The referral code of the promoter whose link it was. */
  referral_code?: string
}

const MOST_LETTERS = 200
/** Eight characters of Crockford's base 32. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Ignores invalid values. */
export function readLandingSearch(given: Record<string, unknown>): LandingSearch {
  const last = (name: keyof LandingSearch) => String([given[name]].flat().at(-1) ?? '')
  const [film, thanks, invitation] = [last('film'), last('thanks'), last('invitation')]
  const referral_code = last('referral_code').toUpperCase()
  return {
    ...(film === '1' && { film: 1 }),
    ...((thanks === 'done' || thanks === 'mail') && { thanks }),
    ...(invitation && invitation.length <= MOST_LETTERS && { invitation }),
    ...(CODE.test(referral_code) && { referral_code }),
  }
}

/** The page's address with its video open. Attribution stays in it. */
export function filmAddress({
  invitation,
  referral_code,
  utm_source,
}: LandingSearch & { utm_source?: string }): string {
  const kept = {
    ...(invitation && { invitation }),
    ...(referral_code && { referral_code }),
    ...(utm_source && { utm_source }),
  }
  return `?${new URLSearchParams({ ...kept, film: '1' })}`
}
