import { authorize } from '#foundation/accounts/server/index.ts'
import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import { removeContentPicture, setContentPicture } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { adminEventFilters, adminEventsContract } from '../../../admin-events.contract.ts'
import { mayCreateEvents } from '../../../admin-events.policy.ts'
import { adminPictureContract } from '../../../admin-picture.contract.ts'
import { findManagedEvent } from '../find-managed-event.ts'
import { selectEventChoices } from './admin-event-list.queries.ts'
import { cancelEvent } from './cancel-event.ts'
import { duplicateEvent } from './duplicate-event.ts'
import { eventContent, missingToPublish } from './event-content.ts'
import { eventsTable, listAdminEvents } from './list-admin-events.ts'
import { previewEvent } from './preview-event.ts'
import { publishEvent } from './publish-event.ts'
import { saveEvent } from './save-event.ts'

export function adminEventsRoutes({ app, db, clock, serve, viewers, uploads }: RouteParts): void {
  serve(adminEventsContract.listAdminEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { page, length, ...filters } = body
    const wanted = { filters, language, now, ...pageWindow({ page, length }) }
    const { events, ...total } = await listAdminEvents(db, viewer, wanted)
    return { data: events, ...total, can: { create: mayCreateEvents(viewer) } }
  })

  serve(adminEventsContract.getManagedEvent, async ({ db, query, ...call }) => {
    const viewer = await viewers.staff(call)
    const { form, is_host: _, end_date_time: __, ...event } = await findManagedEvent(db, viewer, query)
    return { data: { ...form, ...event, missing: missingToPublish(form) } }
  })

  serve(adminEventsContract.getEventChoices, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayCreateEvents(viewer))
    if (id !== undefined) await findManagedEvent(db, viewer, { id })
    return { data: await selectEventChoices(db, { id, language }) }
  })

  serve(adminEventsContract.previewEvent, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.staff(call)
    return { data: await previewEvent(db, viewer, { ...query, now }) }
  })

  serve(adminEventsContract.saveEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const id = await saveEvent(db, viewer, { fields: body, now })
    return { data: { message: body.publish ? m.admin_event_published() : m.admin_event_saved(), id } }
  })

  serve(adminEventsContract.publishEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await publishEvent(db, viewer, { ...body, now })
    return { data: { message: m.admin_event_published(), id: body.id } }
  })

  serve(adminEventsContract.cancelEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await cancelEvent(db, viewer, { id: body.id, note: body.note ?? '', now })
    return { data: { message: m.admin_event_cancelled(), id: body.id } }
  })

  serve(adminEventsContract.duplicateEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const id = await duplicateEvent(db, viewer, { ...body, now })
    return { data: { message: m.admin_event_duplicated(), id } }
  })

  serve(adminPictureContract.savePicture, async ({ db, body, now, ...call }) => {
    await setContentPicture(db, eventContent, { ...body, viewer: await viewers.staff(call), uploads, now })
    return { data: { message: m.admin_picture_saved() } }
  })

  serve(adminPictureContract.removePicture, async ({ db, body, now, ...call }) => {
    await removeContentPicture(db, eventContent, { ...body, viewer: await viewers.staff(call), uploads, now })
    return { data: { message: m.admin_picture_removed() } }
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const filters = checkedInput(adminEventFilters, request.query)
        return eventsTable(db, viewer, { filters, language: request.language, now: clock.now() })
      }),
  })
}
