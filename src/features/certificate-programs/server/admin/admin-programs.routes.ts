import { authorize, type Viewers } from '#foundation/accounts/server/index.ts'
import { closeContent, publishContent } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminAnswersContract } from '../../admin-answers.contract.ts'
import { adminProgramsContract } from '../../admin-programs.contract.ts'
import { mayEditPrograms, maySeeProgramPeople, programAbilities } from '../../admin-programs.policy.ts'
import { selectAdminPrograms, selectProgramChoices } from './admin-program-list.queries.ts'
import { selectWrittenAnswers } from './answers.queries.ts'
import { countParticipants, selectListedModules } from './managed-program.queries.ts'
import { findManagedProgram, missingToPublish, programContent, titleOf } from './program-content.ts'
import { saveAnswers } from './save-answers.ts'
import { saveProgram } from './save-program.ts'

/** The administration of certificate programs. */
export function adminProgramsRoutes({ serve, viewers }: RouteParts): void {
  serve(adminProgramsContract.listAdminPrograms, async ({ db, body, language, ...call }) => {
    await editor(call)
    const { search_query: search, publication, ...asked } = body
    const wanted = { search, publication, order: asked, language, ...pageWindow(asked) }
    const { programs, total } = await selectAdminPrograms(db, wanted)
    return { data: programs, ...exactTotal(total) }
  })

  serve(adminProgramsContract.getManagedProgram, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await editor(call)
    const { form, ...program } = await findManagedProgram(db, viewer, { id })
    const modules = await selectListedModules(db, { program_id: id, language })
    const people_count = await countParticipants(db, id)
    const missing = missingToPublish(form, modules)
    const can = programAbilities(viewer, program)
    return { data: { ...form, ...program, modules, people_count, missing, can } }
  })

  serve(adminProgramsContract.getProgramChoices, async ({ db, query: { id }, language, ...call }) => {
    await editor(call)
    return { data: await selectProgramChoices(db, { id, language }) }
  })

  serve(adminProgramsContract.saveProgram, async ({ db, body, now, ...call }) => {
    const id = await saveProgram(db, await editor(call), { fields: body, now })
    return { data: { message: m.admin_program_saved(), id } }
  })

  serve(adminProgramsContract.publishProgram, async ({ db, body, now, ...call }) => {
    await publishContent(db, programContent, { ...body, viewer: await editor(call), now })
    return { data: { message: m.admin_program_published() } }
  })

  serve(adminProgramsContract.closeProgram, async ({ db, body, now, ...call }) => {
    await closeContent(db, programContent, { ...body, viewer: await editor(call), now, as: 'closed' })
    return { data: { message: m.admin_program_closed() } }
  })

  serve(adminProgramsContract.reopenProgram, async ({ db, body, now, ...call }) => {
    const viewer = await editor(call)
    await publishContent(db, programContent, { ...body, viewer, now, isAgain: true })
    return { data: { message: m.admin_program_reopened() } }
  })

  serve(adminAnswersContract.getAnswers, async ({ db, query: { id }, ...call }) => {
    const viewer = await editor(call)
    const title = titleOf(await findManagedProgram(db, viewer, { id }))
    const answers = await selectWrittenAnswers(db, id)
    const can_see_people = maySeeProgramPeople(viewer)
    return { data: { title, can_see_people, revision: revisionOf(answers), answers } }
  })

  serve(adminAnswersContract.saveAnswers, async ({ db, body, now, ...call }) => {
    await saveAnswers(db, await editor(call), { fields: body, now })
    return { data: { message: m.admin_program_answers_saved() } }
  })

  async function editor(call: Parameters<Viewers['staff']>[0]) {
    const viewer = await viewers.staff(call)
    authorize(mayEditPrograms(viewer))
    return viewer
  }
}
