/** What the address of a landing page asks for, beside where the visit came from. */
export interface LandingSearch {
  /** The film stands open, also without JavaScript. */
  film?: 1
  /** What came of completing: it is counted, or a mail is on its way. */
  thanks?: 'done' | 'mail'
  /** The token in the link of an invitation's mail. */
  invitation?: string
  /** The referral code of the promoter whose link it was. */
  referral_code?: string
}

const MOST_LETTERS = 200
/** Eight letters of Crockford's base 32. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** What makes no sense counts as not given. */
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

/** The address of the page with its film open. Where the visit came from stays in it. */
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
