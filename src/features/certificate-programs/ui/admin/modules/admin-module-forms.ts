import { type Fields, fieldText, isTicked, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Direction } from '../../../admin-programs.contract.ts'

const modulesOf = (program_id: number) => `/admin/certificate-programs/${program_id}/modules`
const idOf = (fields: Fields) => fieldText(fields, 'id')
const directionOf = (fields: Fields) => fieldText(fields, 'direction') as Direction

export const saveModuleForm: PageForm = {
  name: 'save-module',
  async send(api, fields) {
    const body: Record<string, unknown> = Object.fromEntries(fields)
    body.needs_quiz = isTicked(fields, 'needs_quiz')
    const answer = await api('POST /v2/admin/course/module/save/', { body: body as never })
    if (!answer.success) return answer
    const { id, program_id, message } = answer.data
    return { success: true, goTo: `${modulesOf(program_id)}/${id}`, toast: message }
  },
}

export const moveModuleForm: PageForm = {
  name: 'move-module',
  send: (api, fields, { address }) => {
    const body = { id: idOf(fields), direction: directionOf(fields) }
    return sentThenTo(api('POST /v2/admin/course/module/move/', { body }), address)
  },
}

export const removeModuleForm: PageForm = {
  name: 'remove-module',
  async send(api, fields) {
    const answer = await api('POST /v2/admin/course/module/remove/', { body: { id: idOf(fields) } })
    if (!answer.success) return answer
    return { success: true, goTo: modulesOf(answer.data.program_id), toast: answer.data.message }
  },
}

/** The search goes with it: what was found is no longer what can be added. */
export const addModuleEventForm: PageForm = {
  name: 'add-module-event',
  send: (api, fields, { address }) => {
    const body = { id: idOf(fields), event_id: fieldText(fields, 'event_id') }
    return sentThenTo(api('POST /v2/admin/course/module/event/add/', { body }), address)
  },
}

/** Moves an event of a module, or takes it out. */
export const moduleEventForm: PageForm = {
  name: 'module-event',
  send: (api, fields, { address }) => {
    const body = { id: idOf(fields), event_id: fieldText(fields, 'event_id') }
    const direction = directionOf(fields)
    if (!direction) return sentThenTo(api('POST /v2/admin/course/module/event/remove/', { body }), address)
    return sentThenTo(
      api('POST /v2/admin/course/module/event/move/', { body: { ...body, direction } }),
      address,
    )
  },
}

export const saveQuestionForm: PageForm = {
  name: 'save-quiz-question',
  async send(api, fields) {
    const body: Record<string, unknown> = Object.fromEntries(fields)
    body.right = fields.getAll('right')
    const answer = await api('POST /v2/admin/course/question/save/', { body: body as never })
    if (!answer.success) return answer
    const { module_id, program_id, message } = answer.data
    return { success: true, goTo: `${modulesOf(program_id)}/${module_id}`, toast: message }
  },
}

export const moveQuestionForm: PageForm = {
  name: 'move-quiz-question',
  send: (api, fields, { address }) => {
    const body = { id: idOf(fields), direction: directionOf(fields) }
    return sentThenTo(api('POST /v2/admin/course/question/move/', { body }), address)
  },
}

export const removeQuestionForm: PageForm = {
  name: 'remove-quiz-question',
  async send(api, fields) {
    const answer = await api('POST /v2/admin/course/question/remove/', { body: { id: idOf(fields) } })
    if (!answer.success) return answer
    const { module_id, program_id, message } = answer.data
    return { success: true, goTo: `${modulesOf(program_id)}/${module_id}`, toast: message }
  },
}

export const adminModuleForms: readonly PageForm[] = [
  saveModuleForm,
  moveModuleForm,
  removeModuleForm,
  addModuleEventForm,
  moduleEventForm,
  saveQuestionForm,
  moveQuestionForm,
  removeQuestionForm,
]
