import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { eventRegistrationsContract } from '../../event-registrations.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { stayAtEvent } from '../attendance/stay-at-event.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { registerForEvent } from './register-for-event.ts'
import { setReminders } from './set-reminders.ts'

/** Each makes another mail possible, so a person has so many. */
const CANCELLATIONS = defineLimit({
  name: 'cancel-registration',
  tries: 20,
  seconds: 60 * 60,
  words: m.limit_cancel_registration,
})

export function eventRegistrationsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(eventRegistrationsContract.registerForEvent, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: event_id, ...wishes } = body
    const data = await registerForEvent(db, viewer, { event_id, ...wishes, language, now })
    const isWaiting = data.registration.status === 'waiting'
    return { data: { message: isWaiting ? m.registration_waiting() : m.toast_registered(), ...data } }
  })

  serve(eventRegistrationsContract.cancelRegistration, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(CANCELLATIONS, String(viewer.id))
    await cancelRegistration(db, viewer, { event_id: body.id, now })
    const user_event_status = await attendanceOf(db, { event_id: body.id, user_id: viewer.id, now })
    return { data: { message: m.registration_cancelled(), user_event_status } }
  })

  serve(eventRegistrationsContract.stayAtEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await stayAtEvent(db, viewer, { event_id: body.id, now }) }
  })

  serve(eventRegistrationsContract.setReminders, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: event_id, ...reminders } = body
    const registration = await setReminders(db, viewer, { event_id, ...reminders })
    return { data: { message: m.reminders_saved(), registration } }
  })
}
