import type { Api } from '#contract/client.ts'
import { fieldText, isTicked, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'

const PATH = '/admin/certificate-programs'
const SEVERAL = ['in_short_symbols', 'teacher_ids', 'skill_ids', 'tag_ids', 'age_group_ids'] as const

export const saveProgramForm: PageForm = {
  name: 'save-program',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body: Record<string, unknown> = Object.fromEntries(fields)
    for (const name of SEVERAL) body[name] = fields.getAll(name)
    body.is_ordered = isTicked(fields, 'is_ordered')
    const answer = await api('POST /v2/admin/course/save/', { body: body as never })
    if (!answer.success) return answer
    const { id, message } = answer.data
    const goTo = `${PATH}/${id}`
    if (!isTicked(fields, 'publish')) return { success: true, goTo, toast: message }
    const published = await api('POST /v2/admin/course/publish/', { body: { id } })
    // What is written is saved all the same: the page says what is missing.
    const words = published.success ? published.data.message : `${message} ${published.data.message}`
    return { success: true, goTo, toast: words }
  },
}

type Done = { success: true; data: { message: string } } | Failure
const actions: Record<string, (api: Api, body: { id: string }) => Promise<Done>> = {
  close: (api, body) => api('POST /v2/admin/course/close/', { body }),
  reopen: (api, body) => api('POST /v2/admin/course/reopen/', { body }),
}

/** Closes or opens a program again. */
export const programActionForm: PageForm = {
  name: 'program-action',
  async send(api, fields, { address }) {
    const act = actions[fieldText(fields, 'action')]
    if (!act) return { success: true, goTo: address }
    return sentThenTo(act(api, { id: fieldText(fields, 'id') }), address)
  },
}

export const saveAnswersForm: PageForm = {
  name: 'save-program-answers',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/course/answers/save/', { body: Object.fromEntries(fields) as never }),
      address,
    ),
}

export const adminProgramForms: readonly PageForm[] = [saveProgramForm, programActionForm, saveAnswersForm]
