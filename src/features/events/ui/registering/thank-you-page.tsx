import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ThankYou } from '#ui-kit/thank-you.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { DateAndTime } from '../details/event-when.tsx'
import { loadEvent } from '../details/load-event.ts'
import { CalendarLinks } from './calendar-links.tsx'
import thanked from './thanked-event.module.css'
import { isThanks, thanks, thanksTexts } from './thanks-texts.ts'

/** What happens next, after registering, after a certificate was sent, and after a review. */
export const Route = createFileRoute('/_default/events/details/{-$id}/thankyou/{-$type}')({
  loader: async ({ context: { api, publicUrl }, params: { id, type = 'register' } }) => {
    if (!isThanks(type) || (id !== undefined && !isAddressId(id))) throw notFound()
    if (id === undefined) return { type, event: null, publicUrl }
    const event = await loadEvent(api, id)
    // The event's page says what to do right now: join, or that it is cancelled.
    if (type === 'register' && (event.can.join || event.status === 'Cancelled')) {
      throw redirect({ to: '/events/details/$id', params: { id } })
    }
    return { type, event, publicUrl }
  },
  component: ThankYouPage,
})

function ThankYouPage() {
  const { type, event, publicUrl } = Route.useLoaderData()
  const { title, text, next, art } = thanksTexts(type, event)
  const toEvent = event && { href: `/events/details/${event.id}`, label: m.thanks_to_event() }
  return (
    <ThankYou
      page={thanks[type].page()}
      art={art}
      title={title}
      text={text}
      next={next}
      more={type === 'register' && event && <CalendarLinks event={event} publicUrl={publicUrl} />}
      ways={[...(toEvent ? [toEvent] : []), { href: '/', label: m.thanks_explore() }]}
    >
      {event && <ThankedEvent event={event} />}
    </ThankYou>
  )
}

/** The event that it is about. */
function ThankedEvent({ event }: { event: EventDetails }) {
  const { title, start_date_time: start, end_date_time: end, time_zone } = event
  return (
    <div className={thanked.event}>
      <strong lang={scriptLanguage(title)}>{title}</strong>
      {start !== null && <DateAndTime start={start} end={end} zone={time_zone} />}
    </div>
  )
}
