import type { Api } from '#contract/client.ts'
import { type Fields, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import type { TermList } from '#foundation/taxonomy/taxonomy.contract.ts'

const termOf = (fields: Fields) => ({
  list: fieldText(fields, 'list') as TermList,
  id: fieldText(fields, 'id'),
})

export const saveTermForm: PageForm = {
  name: 'save-term',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/taxonomy/term/save/', { body: Object.fromEntries(fields) as never }),
      address,
    ),
}

export const moveTermForm: PageForm = {
  name: 'move-term',
  send: (api, fields, { address }) => {
    const direction = fieldText(fields, 'direction') === 'up' ? 'up' : 'down'
    const body = { ...termOf(fields), direction } as const
    return sentThenTo(api('POST /v2/admin/taxonomy/term/move/', { body }), address)
  },
}

type Done = { success: true; data: { message: string } } | Failure
const actions: Record<string, (api: Api, body: { list: TermList; id: string }) => Promise<Done>> = {
  hide: (api, body) => api('POST /v2/admin/taxonomy/term/hide/', { body }),
  show: (api, body) => api('POST /v2/admin/taxonomy/term/show/', { body }),
}

/** Hides a term or shows it. */
export const termActionForm: PageForm = {
  name: 'term-action',
  async send(api, fields, { address }) {
    const act = actions[fieldText(fields, 'action')]
    if (!act) return { success: true, goTo: address }
    return sentThenTo(act(api, termOf(fields)), address)
  },
}

/** Goes on to the term that took the place of the other. */
export const mergeTermsForm: PageForm = {
  name: 'merge-terms',
  send: (api, fields) => {
    const body = { ...termOf(fields), into_id: fieldText(fields, 'into_id') }
    return sentThenTo(
      api('POST /v2/admin/taxonomy/merge/', { body }),
      `/admin/taxonomy/${encodeURIComponent(body.list)}/${encodeURIComponent(body.into_id)}`,
    )
  },
}

export const adminTaxonomyForms: readonly PageForm[] = [
  saveTermForm,
  moveTermForm,
  termActionForm,
  mergeTermsForm,
]
