import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import styles from '#ui-kit/thank-you.module.css'
import type { EventDetails } from '../../events.contract.ts'
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
  return (
    <div className={styles.page}>
      <UnlistedHead page={thanks[type].page()} />
      <div className={styles.thanks}>
        <PictureImage isAside className={styles.art} src={art} alt="" width="320" height="192" />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {event && <ThankedEvent event={event} />}
      <section aria-labelledby="next" className={styles.next}>
        <h2 id="next">{m.thanks_next()}</h2>
        <ul className={styles.list}>
          {next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {type === 'register' && event && <CalendarLinks event={event} publicUrl={publicUrl} />}
      </section>
      <Ways event={event} />
    </div>
  )
}

function Ways({ event }: { event: EventDetails | null }) {
  const look = { size: 'big' } as const
  return (
    <div className={styles.ways}>
      {event && (
        <Link
          to="/events/details/$id"
          params={{ id: String(event.id) }}
          className={buttonClass({ ...look, variant: 'primary' })}
        >
          {m.thanks_to_event()}
        </Link>
      )}
      <Link to="/" className={buttonClass({ ...look, variant: event ? 'second' : 'primary' })}>
        {m.thanks_explore()}
      </Link>
    </div>
  )
}
