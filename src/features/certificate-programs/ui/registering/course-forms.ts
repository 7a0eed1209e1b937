import type { Api } from '#contract/client.ts'
import {
  type Fields,
  fieldText,
  isTicked,
  type PageForm,
  type Sent,
  sentThenTo,
} from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { attributed, unknownOrigin } from '#foundation/attribution/ui/index.ts'
import { programAddress, programThanksAddress } from '../../program-address.contract.ts'

/** What registering sends, from a form and from what a visitor chose before they logged in. */
export interface ChosenEvents {
  id: string
  title: string
  events: string[]
  is_all: boolean
  wants_reminder_day: boolean
  wants_reminder_hour: boolean
  utm_source: string
  utm_medium: string
  utm_campaign: string
}

/** @param address the page's own, which says where the visit came from when no script does */
export function chosenEvents(fields: Fields, address = '/'): ChosenEvents {
  const from = attributed(unknownOrigin, { address: `http://page${address}`, referrer: '' })
  const origin = (name: 'utm_source' | 'utm_medium' | 'utm_campaign') => fieldText(fields, name) || from[name]
  return {
    id: fieldText(fields, 'id'),
    title: fieldText(fields, 'title'),
    // All of them are named by the one box; a program can hold more than a call names.
    events: isTicked(fields, 'is_all') ? [] : fields.getAll('events'),
    is_all: isTicked(fields, 'is_all'),
    wants_reminder_day: isTicked(fields, 'wants_reminder_day'),
    wants_reminder_hour: isTicked(fields, 'wants_reminder_hour'),
    utm_source: origin('utm_source'),
    utm_medium: origin('utm_medium'),
    utm_campaign: origin('utm_campaign'),
  }
}

const programIn = ({ id, title }: Pick<ChosenEvents, 'id' | 'title'>) => ({ id: Number(id), title })

/** Registers for what was chosen, all of it or nothing, and leads on to what comes next. */
export async function registerForChosen(
  api: Api,
  { title, ...input }: ChosenEvents,
): Promise<Sent | Failure> {
  return sentThenTo(
    api('POST /v2/event/registers/', { body: input }),
    programThanksAddress(programIn({ id: input.id, title })),
  )
}

export const chooseEventsForm: PageForm = {
  name: 'choose-course-events',
  async send(api, fields, { address }) {
    const chosen = chosenEvents(fields, address)
    const sent = await registerForChosen(api, chosen)
    // Without JavaScript no action is pending: after log-in the page is there again.
    if (!sent.success && sent.status === 401) {
      return { success: true, goTo: `/auth?next=${encodeURIComponent(programAddress(programIn(chosen)))}` }
    }
    return sent
  },
}
