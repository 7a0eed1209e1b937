import { fieldText, type PageForm } from '#contract/page-form.ts'

/** Requests the address only on a click: it expires soon, and isn't in any page. */
export const externalViewerForm: PageForm = {
  name: 'resource-external-viewer',
  async send(api, fields) {
    const answer = await api('POST /v2/resource/external-viewer/', {
      body: { id: fieldText(fields, 'file') },
    })
    return answer.success ? { success: true, leaveTo: answer.data.url } : answer
  },
}
