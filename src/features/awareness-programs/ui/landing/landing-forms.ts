import { type Fields, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import { answerField } from '../../awareness-programs.contract.ts'

/** The attribution, invitation and referral code in the page's own address. */
function fromAddress(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://page')
  const read = (name: string) => searchParams.get(name) ?? undefined
  return {
    pathname,
    invitation: read('invitation'),
    referral_code: read('referral_code'),
    utm_source: read('utm_source'),
  }
}

const answersIn = (fields: Fields) => ({
  answer_1: fieldText(fields, answerField(1)),
  answer_2: fieldText(fields, answerField(2)),
  answer_3: fieldText(fields, answerField(3)),
})

export const completeForm: PageForm = {
  name: 'complete-awareness-program',
  async send(api, fields, { address }) {
    const { pathname, referral_code = '', ...came } = fromAddress(address)
    const answer = await api('POST /program/landing/complete/', {
      body: {
        id: fieldText(fields, 'id'),
        has_watched: isTicked(fields, 'has_watched'),
        ...answersIn(fields),
        pledge: isTicked(fields, 'pledge'),
        name: fieldText(fields, 'name'),
        email: fieldText(fields, 'email'),
        referral_code,
        ...came,
      },
    })
    if (!answer.success) return answer
    const query = new URLSearchParams({
      ...(referral_code && { referral_code }),
      thanks: answer.data.is_confirmed ? 'done' : 'mail',
    })
    return { success: true, goTo: `${pathname}?${query}` }
  },
}

export const confirmForm: PageForm = {
  name: 'confirm-awareness-completion',
  async send(api, fields) {
    const token = fieldText(fields, 'token')
    const answer = await api('POST /program/landing/confirm/', { body: { token } })
    return answer.success
      ? { success: true, goTo: `${landingAddress(answer.data.landing)}?thanks=done` }
      : answer
  },
}

export const landingForms: readonly PageForm[] = [completeForm, confirmForm]
