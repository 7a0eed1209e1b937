import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { courseRegistrationsContract } from '../../course-registrations.contract.ts'
import { listRegisteredEvents } from './list-registered-events.ts'
import { mailAgain } from './mail-again.ts'
import { registerForEvents } from './register-for-events.ts'

export function registeringRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(courseRegistrationsContract.registerForEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: program_id, events: chosen = [], is_all: isAll = false, ...wishes } = body
    const asked = { program_id, chosen, isAll, ...wishes, language, now }
    const events = await registerForEvents(db, viewer, asked)
    const statuses = events.map(({ registration }) => registration.status)
    const registered = statuses.filter((status) => status === 'registered').length
    const waiting = statuses.filter((status) => status === 'waiting').length
    const sentences = [
      registered > 0 && m.course_registered({ registered }),
      waiting > 0 && m.course_waiting({ waiting }),
    ]
    return { data: { message: sentences.filter(Boolean).join(' '), events } }
  })

  serve(courseRegistrationsContract.mailCourseRegistration, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await mailAgain(db, viewer, { program_id: body.id, limits, now })
    return { data: { message: m.course_mailed() } }
  })

  serve(courseRegistrationsContract.listRegisteredEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await listRegisteredEvents(db, viewer, { program_id: body.id, language, now }) }
  })
}
