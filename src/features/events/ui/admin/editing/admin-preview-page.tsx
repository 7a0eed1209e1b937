import { createFileRoute, notFound } from '@tanstack/react-router'
import { isTextLanguage, TEXT_LANGUAGES } from '#contract/language.ts'
import { staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { saveOpenDrafts } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EventAccess } from '../../details/event-access.tsx'
import { EventAudience } from '../../details/event-audience.tsx'
import { EventOpening, EventSummary } from '../../details/event-opening.tsx'
import { EventSeries } from '../../details/event-series.tsx'
import { EventSpeakers } from '../../details/event-speakers.tsx'
import { EventText } from '../../details/event-text.tsx'
import styles from '../admin-events.module.css'

/** An event as everyone will see it, in one language at a time. */
export const Route = createFileRoute('/_default/admin/events/$id/preview/$language')({
  loader: async ({ context: { api }, params: { id, language } }) => {
    if (!isTextLanguage(language)) throw notFound()
    await saveOpenDrafts()
    const preview = await api('GET /v2/admin/event/preview/', { query: { id, language } })
    return preview.success ? { event: preview.data, language } : staffOnly(preview)
  },
  staleTime: 0,
  component: PreviewPage,
})

function PreviewPage() {
  const { event, language } = Route.useLoaderData()
  const base = `/admin/events/${event.id}`
  return (
    <>
      <UnlistedHead page={m.admin_event_preview()} />
      <div className={styles.actions}>
        <AddressLink className={buttonClass({ variant: 'second' })} href={base}>
          {m.admin_event_back()}
        </AddressLink>
        {TEXT_LANGUAGES.map((other) => (
          <AddressLink
            key={other}
            className={buttonClass({ variant: other === language ? 'done' : 'second' })}
            aria-current={other === language ? 'page' : undefined}
            href={`${base}/preview/${other}`}
          >
            {languageName(other)}
          </AddressLink>
        ))}
      </div>
      <div className={styles.missing}>
        {event.draft_saved_at ? (
          <p>
            <strong>{m.admin_event_preview_draft()}</strong>{' '}
            <DateTime moment={event.draft_saved_at} kind="dayAndTime" />
          </p>
        ) : null}
        <p>{event.draft_saved_at ? m.admin_event_preview_draft_note() : m.admin_event_preview_note()}</p>
      </div>
      <EventOpening event={event} />
      <EventSummary event={event} />
      <EventText event={event} />
      <EventAudience event={event} />
      <EventSpeakers speakers={event.speakers} />
      <EventAccess event={event} />
      <EventSeries event={event} />
    </>
  )
}
