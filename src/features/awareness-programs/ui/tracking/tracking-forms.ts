import { fieldText, type PageForm } from '#contract/page-form.ts'

/** The heading over the leader board. */
export const BOARD_ID = 'board'

/** The heading over the promoters of an organisation. */
export const PROMOTERS_ID = 'promoters'

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

/** A promoter's campaign counts for the organisation no more. */
export const removePromoterForm: PageForm = {
  name: 'remove-promoter',
  async send(api, fields, { address }) {
    const answer = await api('POST /program/org/campaign/promoter/remove/', {
      body: { id: fieldText(fields, 'id'), promoter: fieldText(fields, 'promoter') },
    })
    if (!answer.success) return answer
    return { success: true, goTo: `${address.split('#')[0]}#${PROMOTERS_ID}`, toast: answer.data.message }
  },
}

export const trackingForms: readonly PageForm[] = [boardForm, removePromoterForm]
