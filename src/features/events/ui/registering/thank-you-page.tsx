import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { ThankYou } from '#ui-kit/thank-you.tsx'
import { loadEvent } from '../details/load-event.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { ThankedEvent } from './thanked-event.tsx'
import { isThanks, thanks, thanksWords } from './thanks-words.ts'

/** After registering, after the certificate was sent, and after a review (spec section 2): what happens next. */
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
  const { title, text, next, art } = thanksWords(type, event)
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
