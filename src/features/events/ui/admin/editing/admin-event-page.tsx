import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AdminPage, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { ContentPicture, PublicationBadge } from '#foundation/content/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminEventTabs } from '../admin-event-tabs.tsx'
import { AdminEventActions } from './admin-event-actions.tsx'
import { AdminEventForm } from './admin-event-form.tsx'
import { AdminOlderDraft } from './admin-older-draft.tsx'
import { isOlderDraft } from './older-draft.ts'

/** One event for its organisers: the form and the actions. */
export const Route = createFileRoute('/_default/admin/events/$id')({
  loader: async ({ context: { api }, params: { id } }) => {
    if (!isAddressId(id)) throw notFound()
    const [event, choices, draft] = await Promise.all([
      api('GET /v2/admin/event/details/', { query: { id } }),
      api('GET /v2/admin/event/choices/', { query: { id } }),
      loadDraft(api, { form: 'event', subject: id }),
    ])
    if (!event.success) return staffOnly(event)
    if (!choices.success) return staffOnly(choices)
    return { event: event.data, choices: choices.data, draft }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: AdminEventPage,
})

const titleOf = (event: { title_en: string; title_hi: string }) =>
  event.title_en || event.title_hi || m.admin_events_title()

function AdminEventPage() {
  const { event, choices, draft } = Route.useLoaderData()
  const older = draft && isOlderDraft(event, draft) ? draft : null
  return (
    <AdminPage title={titleOf(event)} action={<PublicationBadge publication={event.publication} />}>
      <AdminEventTabs id={event.id} current="form" canSeePeople={event.can.see_people} />
      <AdminEventActions event={event} hasForm={event.can.edit && !older} />
      {!event.can.edit ? null : older ? (
        <AdminOlderDraft event={event} draft={older} />
      ) : (
        <>
          <AdminEventForm event={event} choices={choices} draft={draft} />
          <ContentPicture
            id={event.id}
            picture={event.picture}
            call="POST /v2/admin/event/picture/save/"
            removeCall="POST /v2/admin/event/picture/remove/"
            none={m.admin_picture_none()}
            help={m.admin_picture_help}
          />
        </>
      )}
    </AdminPage>
  )
}
