import type { Api } from '#contract/client.ts'
import { type Fields, fieldText, type PageForm, type Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { type Attribution, attributed, unknownOrigin } from '#foundation/attribution/ui/index.ts'
import { campaignAddress } from '../../awareness-address.contract.ts'
import type { CampaignKind } from '../../awareness-programs.contract.ts'
import { readSignupSearch, type SignupSearch, signupStepAddress } from './signup-search.ts'

export const ORIGIN_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'referral_code'] as const

/** What starting a campaign sends, from any form. */
export interface CampaignStart extends Required<SignupSearch> {
  as: CampaignKind
  /** The program's id. */
  program: number
  /** The page's own address. */
  address: string
  from: Pick<Attribution, (typeof ORIGIN_FIELDS)[number]>
}

/** Starts the campaign, or finds the existing one, and goes to its steps. */
export async function startCampaign(api: Api, start: CampaignStart): Promise<Sent | Failure> {
  const { utm_source, utm_medium, utm_campaign, referral_code } = start.from
  const shared = {
    program: start.program,
    ...{ utm_source, utm_medium, utm_campaign, referral_code },
    signup_variant: /^\/programs\/campaign\/b(?:[/?#]|$)/.test(start.address) ? 'b' : 'a',
  } as const
  const answer =
    start.as === 'organisation'
      ? await api('POST /program/org/campaign/subscription/', {
          body: { ...shared, organisation_name: start.organisation },
        })
      : await api('POST /program/subscription/', { body: { ...shared, join_code: start.join } })
  if (!answer.success) return answer
  const { id, program_data, said: message } = answer.data
  return { success: true, goTo: campaignAddress({ id, program_name: program_data.name }), toast: message }
}

export const kindIn = (fields: Fields): CampaignKind =>
  fieldText(fields, 'as') === 'organisation' ? 'organisation' : 'individual'

const searchIn = (address: string) => Object.fromEntries(new URL(`http://page${address}`).searchParams)

/** The attribution in a form; without JavaScript it is only in the address. */
function originIn(fields: Fields, address: string): Attribution {
  const sent = ORIGIN_FIELDS.map((name) => [name, fieldText(fields, name) || unknownOrigin[name]])
  const known: Attribution = { ...unknownOrigin, ...Object.fromEntries(sent) }
  return attributed(known, { address: `http://page${address}`, referrer: '' })
}

function startIn(fields: Fields, address: string): CampaignStart {
  return {
    as: kindIn(fields),
    program: Number(fieldText(fields, 'program')),
    organisation: fieldText(fields, 'organisation_name'),
    join: readSignupSearch(searchIn(address)).join ?? '',
    address,
    from: originIn(fields, address),
  }
}

/** Sends a visitor to the page's next step, which asks for an account. */
export function goToAccount(fields: Fields, address: string): Sent {
  const as = kindIn(fields)
  const organisation = as === 'organisation' ? fieldText(fields, 'organisation_name') : ''
  return { success: true, goTo: signupStepAddress(address, { as, organisation }) }
}

export const startCampaignForm: PageForm = {
  name: 'start-campaign',
  async send(api, fields, { address }) {
    const sent = await startCampaign(api, startIn(fields, address))
    return !sent.success && sent.status === 401 ? goToAccount(fields, address) : sent
  },
}

export const joiningForms: readonly PageForm[] = [startCampaignForm]
