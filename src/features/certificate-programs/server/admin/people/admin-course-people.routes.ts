import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminCoursePeopleContract } from '../../../admin-course-people.contract.ts'
import { findProgramOfPeople } from '../program-content.ts'
import { removeCohort, removeCohortMember } from './change-cohort.ts'
import { selectCohorts } from './cohorts.queries.ts'
import { getCohort } from './get-cohort.ts'
import { listParticipants } from './list-participants.ts'
import { selectProgramOfPeople } from './participants.queries.ts'
import { saveCohort } from './save-cohort.ts'

/** The participants of certificate programs, and their cohorts. */
export function adminCoursePeopleRoutes({ serve, viewers }: RouteParts): void {
  serve(adminCoursePeopleContract.listParticipants, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, search_query: search, ...pages } = body
    const wanted = { id, search, language, now, ...pageWindow(pages) }
    const { program, people, total } = await listParticipants(db, viewer, wanted)
    return { data: people, ...exactTotal(total), program }
  })

  serve(adminCoursePeopleContract.listCohorts, async ({ db, body: { id }, language, ...call }) => {
    await findProgramOfPeople(db, await viewers.staff(call), { id })
    const program = await selectProgramOfPeople(db, { id, language })
    return { data: { program, cohorts: await selectCohorts(db, id) } }
  })

  serve(adminCoursePeopleContract.getCohort, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, ...pages } = body
    const found = await getCohort(db, viewer, { id, language, now, ...pageWindow(pages) })
    const { members, total, cohort, program } = found
    return { data: members, ...exactTotal(total), cohort, program }
  })

  serve(adminCoursePeopleContract.saveCohort, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, program_id, name, addresses = '' } = body
    const saved = await saveCohort(db, viewer, { id, program_id, name, addresses, now })
    return { data: { message: m.admin_cohort_saved({ count: saved.added }), ...saved } }
  })

  serve(adminCoursePeopleContract.removeCohortMember, async ({ db, body, now, ...call }) => {
    await removeCohortMember(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_cohort_member_removed() } }
  })

  serve(adminCoursePeopleContract.removeCohort, async ({ db, body, now, ...call }) => {
    const program_id = await removeCohort(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_cohort_removed(), program_id } }
  })
}
