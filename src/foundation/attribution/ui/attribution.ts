/** Where a visit came from (docs/rules/analytics.md, Attribution). */
export interface Attribution {
  utm_source: string
  utm_medium: string
  utm_campaign: string
  utm_term: string
  utm_content: string
  referrer: string
  referring_domain: string
  gclid: string
  referral_code: string
}

export const unknownOrigin: Attribution = {
  utm_source: 'Direct',
  utm_medium: 'None',
  utm_campaign: 'None',
  utm_term: '',
  utm_content: '',
  referrer: '',
  referring_domain: '',
  gclid: '',
  referral_code: '',
}

/** The values that links between top-level pages pass on. */
const CARRIED_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const
/** The values read from an address. */
export const ADDRESS_NAMES = [...CARRIED_NAMES, 'utm_term', 'utm_content', 'gclid', 'referral_code'] as const
const MAX_LENGTH = 200

/** Adds what the current address and referrer say: each value is set only while it still has its default. */
export function attributed(known: Attribution, seen: { address: string; referrer: string }): Attribution {
  const next = { ...known }
  const setIfDefault = (name: keyof Attribution, value: string | null) => {
    if (value && next[name] === unknownOrigin[name]) next[name] = value.slice(0, MAX_LENGTH)
  }
  const here = new URL(seen.address)
  for (const name of ADDRESS_NAMES) setIfDefault(name, here.searchParams.get(name))
  const from = URL.canParse(seen.referrer) ? new URL(seen.referrer) : undefined
  if (from && from.origin !== here.origin) {
    // Another site's path could reveal something about a person; its origin is enough.
    setIfDefault('referrer', from.origin)
    setIfDefault('referring_domain', from.hostname)
  }
  return next
}

type Carried = Partial<Pick<Attribution, (typeof CARRIED_NAMES)[number]>>

/** The values that links between top-level pages pass on. */
export function carried(from: Attribution): Carried {
  return pickCarried((name) => (from[name] === unknownOrigin[name] ? undefined : from[name]))
}

/** The passed-on values with their defaults, for links that also mark a direct visit. */
export const tracking = (from: Attribution): Required<Carried> => ({
  utm_source: from.utm_source,
  utm_medium: from.utm_medium,
  utm_campaign: from.utm_campaign,
})

/** The values that stay in an address when other parts of it change. */
export function inherited(address: { [K in keyof Carried]?: string | undefined }): Carried {
  return pickCarried((name) => address[name] || undefined)
}

function pickCarried(readValue: (name: (typeof CARRIED_NAMES)[number]) => string | undefined): Carried {
  const pairs = CARRIED_NAMES.map((name) => [name, readValue(name)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}
