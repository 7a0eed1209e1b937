import { fieldText, type PageForm } from '#contract/page-form.ts'

/** The heading over the leader board. */
export const BOARD_ID = 'board'

/** Takes my campaign off leader boards, or puts it back. */
export const boardForm: PageForm = {
  name: 'leader-board',
  async send(api, fields, { address }) {
    const answer = await api('POST /program/leader-board/', {
      body: { id: fieldText(fields, 'id'), is_listed: fieldText(fields, 'is_listed') === 'true' },
    })
    if (!answer.success) return answer
    return { success: true, goTo: `${address.split('#')[0]}#${BOARD_ID}`, toast: answer.data.message }
  },
}

export const trackingForms: readonly PageForm[] = [boardForm]
