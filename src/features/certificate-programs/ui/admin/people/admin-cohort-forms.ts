import { fieldAsTyped, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

const cohortsOf = (program_id: number) => `/admin/certificate-programs/${program_id}/cohorts`

export const saveCohortForm: PageForm = {
  name: 'save-cohort',
  async send(api, fields) {
    const body = {
      id: fieldText(fields, 'id'),
      program_id: fieldText(fields, 'program_id'),
      name: fieldText(fields, 'name'),
      addresses: fieldAsTyped(fields, 'addresses'),
    }
    const answer = await api('POST /v2/admin/course/cohort/save/', { body })
    if (!answer.success) return answer
    const { id, program_id, message } = answer.data
    return { success: true, goTo: `${cohortsOf(program_id)}/${id}`, toast: message }
  },
}

export const removeMemberForm: PageForm = {
  name: 'remove-cohort-member',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), email: fieldText(fields, 'email') }
    return sentThenTo(api('POST /v2/admin/course/cohort/member/remove/', { body }), address)
  },
}

export const removeCohortForm: PageForm = {
  name: 'remove-cohort',
  async send(api, fields) {
    const body = { id: fieldText(fields, 'id') }
    const answer = await api('POST /v2/admin/course/cohort/remove/', { body })
    if (!answer.success) return answer
    return { success: true, goTo: cohortsOf(answer.data.program_id), toast: answer.data.message }
  },
}

export const adminCohortForms: readonly PageForm[] = [saveCohortForm, removeMemberForm, removeCohortForm]
