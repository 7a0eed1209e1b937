import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminCourseModulesContract } from '../../admin-course-modules.contract.ts'
import { maySeeProgramPeople } from '../../admin-programs.policy.ts'
import { findManagedModule } from './change-module.ts'
import { addModuleEvent, moveModuleEvent, removeModuleEvent } from './change-module-events.ts'
import { moveModule, removeModule } from './change-modules.ts'
import { selectFoundEvents, selectModuleParts } from './managed-module.queries.ts'
import { saveModule } from './save-module.ts'

/** The most events that a search returns. */
const MOST_FOUND = 20

/** Modules of certificate programs, and the events in them. */
export function adminCourseModulesRoutes({ serve, viewers }: RouteParts): void {
  serve(adminCourseModulesContract.getManagedModule, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await viewers.staff(call)
    const { form, revision, program_id, publication } = await findManagedModule(db, viewer, { id })
    const { program_title, ...parts } = await selectModuleParts(db, { id, program_id, language })
    const program = { id: program_id, title: program_title, publication }
    const can_see_people = maySeeProgramPeople(viewer)
    return { data: { ...form, id, revision, program, can_see_people, ...parts } }
  })

  serve(adminCourseModulesContract.saveModule, async ({ db, body, now, ...call }) => {
    const saved = await saveModule(db, await viewers.staff(call), { fields: body, now })
    return { data: { message: m.admin_module_saved(), ...saved } }
  })

  serve(adminCourseModulesContract.moveModule, async ({ db, body, now, ...call }) => {
    await moveModule(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_order_saved() } }
  })

  serve(adminCourseModulesContract.removeModule, async ({ db, body, now, ...call }) => {
    const program_id = await removeModule(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_module_removed(), program_id } }
  })

  serve(adminCourseModulesContract.findEventsForModule, async ({ db, body, language, ...call }) => {
    const { id, search_query: search } = body
    const { program_id } = await findManagedModule(db, await viewers.staff(call), { id })
    return { data: await selectFoundEvents(db, { program_id, search, language, most: MOST_FOUND }) }
  })

  serve(adminCourseModulesContract.addModuleEvent, async ({ db, body, language, now, ...call }) => {
    await addModuleEvent(db, await viewers.staff(call), { ...body, language, now })
    return { data: { message: m.admin_module_event_added() } }
  })

  serve(adminCourseModulesContract.moveModuleEvent, async ({ db, body, now, ...call }) => {
    await moveModuleEvent(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_order_saved() } }
  })

  serve(adminCourseModulesContract.removeModuleEvent, async ({ db, body, now, ...call }) => {
    await removeModuleEvent(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_module_event_removed() } }
  })
}
