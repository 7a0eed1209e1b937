import { whatsAppAddress } from '#ui-kit/share-link.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { ShareChannel } from '../../sharing.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

type Shared = Pick<Subscription, 'id' | 'program_data' | 'organisation_name' | 'username' | 'referral_code'>

/** The absolute URL of a campaign's page, with the source and the referral code. */
export function sharedLink(campaign: Shared, publicUrl: string, source: ShareChannel): string {
  const { program_data, referral_code, ...of } = campaign
  return `${publicUrl}${landingAddress({ ...of, program_name: program_data.name }, { source, referral_code })}`
}

/** Other services, each opened with the message filled in. */
export const SERVICES = ['whatsapp', 'facebook', 'x', 'email'] as const
export type ShareService = (typeof SERVICES)[number]

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query)}`

/**
 * The addresses at which services accept a link and a text. Facebook takes only the link, and reads the page's
 * preview.
 */
const addresses: Record<ShareService, (of: { url: string; title: string; text: string }) => string> = {
  whatsapp: ({ text, url }) => whatsAppAddress({ title: text, url }),
  facebook: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  x: ({ text, url }) => withQuery('https://x.com/intent/post', { text, url }),
  // Email programs don't decode plus signs as spaces.
  email: ({ title, text, url }) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
}

export const serviceAddress = (service: ShareService, of: { url: string; title: string; text: string }) =>
  addresses[service](of)
