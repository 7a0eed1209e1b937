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

/** The input of registering, from a form or from a visitor's pending action. */
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

/** @param address the page's own; without JavaScript its query says where the visit came from */
export function chosenEvents(fields: Fields, address = '/'): ChosenEvents {
  const from = attributed(unknownOrigin, { address: `http://page${address}`, referrer: '' })
  const origin = (name: 'utm_source' | 'utm_medium' | 'utm_campaign') => fieldText(fields, name) || from[name]
  return {
    id: fieldText(fields, 'id'),
    title: fieldText(fields, 'title'),
    // One checkbox stands for all of them, as a program can have more events than a call accepts.
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

/** Registers for the chosen events, all or none, and returns where the person goes next. */
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
    // Without JavaScript there is no pending action: after log-in the person returns to the page.
    if (!sent.success && sent.status === 401) {
      return { success: true, goTo: `/auth?next=${encodeURIComponent(programAddress(programIn(chosen)))}` }
    }
    return sent
  },
}
