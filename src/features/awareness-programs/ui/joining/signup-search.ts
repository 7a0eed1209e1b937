import type { CampaignKind } from '../../awareness-programs.contract.ts'

/** The progress of signing up, and the organisation's link that the person came by: all in the address. */
export interface SignupSearch {
  /** Who will run the campaign. */
  as?: CampaignKind
  organisation?: string
  /** The code that lets promoters join an organisation. */
  join?: string
}

const last = (given: unknown): string => {
  const value: unknown = Array.isArray(given) ? given.at(-1) : given
  return typeof value === 'string' ? value.trim() : ''
}

export function readSignupSearch(given: Record<string, unknown>): SignupSearch {
  const [as, organisation, join] = [last(given.as), last(given.organisation), last(given.join).toUpperCase()]
  return {
    ...((as === 'individual' || as === 'organisation') && { as }),
    ...(organisation && { organisation: organisation.slice(0, 150) }),
    ...(/^[0-9A-Z]{8}$/.test(join) && { join }),
  }
}

/** Adds the organisation's join code, if the person came by its link. */
export const withJoin = (address: string, { join }: SignupSearch) =>
  join ? `${address}?join=${join}` : address

/** The address of the next step of sign-up, or of the first if nothing is chosen. Other query parameters stay. */
export function signupStepAddress(address: string, { as, organisation }: Omit<SignupSearch, 'join'>): string {
  const [path = '/', query] = (address.split('#')[0] ?? '').split('?')
  const search = new URLSearchParams(query)
  const put = (name: string, value: string | undefined) => {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  put('as', as)
  put('organisation', organisation)
  return `${path}${search.size > 0 ? `?${search}` : ''}#start`
}
