import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { weekdayDate } from '#ui-kit/dates.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ThankYou } from '#ui-kit/thank-you.tsx'
import { timeRange } from '#ui-kit/time-range.ts'
import type { EventDetails } from '../../events.contract.ts'
import { loadEvent } from '../details/load-event.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { JoinLink } from './join-link.tsx'
import thanked from './thanked-event.module.css'
import { isThanks, thanks, thanksTexts } from './thanks-texts.ts'
import { useWhenRoomOpens } from './use-when-room-opens.ts'

/** What happens next, after registering, after the certificate was sent, and after a review. */
export const Route = createFileRoute('/_default/events/details/{-$id}/thankyou/{-$type}')({
  loader: async ({ context: { api, publicUrl }, params: { id, type = 'register' } }) => {
    if (!isThanks(type) || (id !== undefined && !isAddressId(id))) throw notFound()
    if (id === undefined) return { type, event: null, publicUrl }
    const event = await loadEvent(api, id)
    if (type === 'register' && event.status === 'Cancelled') {
      throw redirect({ to: '/events/details/$id', params: { id } })
    }
    return { type, event, publicUrl }
  },
  component: ThankYouPage,
})

function ThankYouPage() {
  const { type, event, publicUrl } = Route.useLoaderData()
  const { title, text, next, art } = thanksTexts(type, event)
  const isRegistering = type === 'register' && event !== null
  useWhenRoomOpens(isRegistering ? event : { room_opens_in: null })
  const toEvent = event && { href: `/events/details/${event.id}`, label: m.thanks_to_event() }
  return (
    <ThankYou
      page={thanks[type].page()}
      art={art}
      title={title}
      text={text}
      next={next}
      more={isRegistering && !event.can.join && <CalendarLinks event={event} publicUrl={publicUrl} />}
      ways={[...(toEvent ? [toEvent] : []), { href: '/', label: m.thanks_explore() }]}
    >
      {event && <ThankedEvent event={event} />}
      {isRegistering && event.can.join && <JoinLink event={event} size="big" />}
    </ThankYou>
  )
}

/** Which event it is about. */
function ThankedEvent({ event }: { event: EventDetails }) {
  const { title, start_date_time: start, end_date_time: end, time_zone } = event
  return (
    <div className={thanked.event}>
      <strong lang={scriptLanguage(title)}>{title}</strong>
      {start !== null && end !== null && (
        <time dateTime={start} suppressHydrationWarning>
          {weekdayDate(start, time_zone)}, {timeRange(start, end, time_zone)}
        </time>
      )}
    </div>
  )
}
