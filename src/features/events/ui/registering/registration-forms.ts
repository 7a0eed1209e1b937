import type { Api } from '#contract/client.ts'
import { type Fields, fieldText, type PageForm, type Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { attributed, unknownOrigin } from '#foundation/attribution/ui/index.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'

const pageOf = (id: string | number) => `/events/details/${id}`

/** The input of registering, from a form or from a visitor's pending action. */
export interface RegisterInput {
  id: string
  title: string
  access_request: string
  utm_source: string
  utm_medium: string
  utm_campaign: string
}

/** @param address the page's own; without JavaScript its query says where the visit came from */
export function registerInput(fields: Fields, address: string): RegisterInput {
  const from = attributed(unknownOrigin, { address: `http://page${address}`, referrer: '' })
  const origin = (name: 'utm_source' | 'utm_medium' | 'utm_campaign') => fieldText(fields, name) || from[name]
  return {
    id: fieldText(fields, 'id'),
    title: fieldText(fields, 'title'),
    access_request: fieldText(fields, 'access_request'),
    utm_source: origin('utm_source'),
    utm_medium: origin('utm_medium'),
    utm_campaign: origin('utm_campaign'),
  }
}

/** Registers, and returns where the person goes next. */
export async function register(api: Api, { title, ...input }: RegisterInput): Promise<Sent | Failure> {
  const answer = await api('POST /v2/event/register/', { body: input })
  if (!answer.success) return answer
  const { go, message } = answer.data
  const id = Number(input.id)
  const ways = {
    'on-demand': onDemandAddress({ id, title }),
    // The Join button is there: a form must not redirect to another site.
    join: pageOf(id),
    waiting: pageOf(id),
    'thank-you': `${pageOf(id)}/thankyou/register`,
  }
  return { success: true, goTo: ways[go], toast: message, outcome: go }
}

export const registerForm: PageForm = {
  name: 'register',
  async send(api, fields, { address }) {
    const sent = await register(api, registerInput(fields, address))
    // Without JavaScript there is no pending action: after log-in the person returns to the page.
    if (!sent.success && sent.status === 401) {
      return { success: true, goTo: `/auth?next=${encodeURIComponent(pageOf(fieldText(fields, 'id')))}` }
    }
    return sent
  },
}
