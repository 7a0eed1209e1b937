import { fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { stepPlace } from '../../awareness-address.contract.ts'

/** The heading above the invitation link for promoters. */
export const TEAM_ID = 'team'

/** Completes a step and goes to the next one. */
export const completeStepForm: PageForm = {
  name: 'complete-awareness-step',
  async send(api, fields, { address }) {
    const id = fieldText(fields, 'id')
    const answer = await api('PATCH /program/program_detail/{id}/', {
      params: { id },
      body: { status: 'Completed' },
    })
    if (!answer.success) return answer
    const next = await api('GET /program/program_detail/{id}/check_next_step/', { params: { id } })
    const { position } = (next.success && next.data.next_step) || answer.data
    const place = stepPlace(position)
    return { success: true, goTo: placeOn(address, place), toast: answer.data.message, outcome: place }
  },
}

/** Pauses, resumes or ends a campaign, or leaves an organisation. */
export const changeCampaignForm: PageForm = {
  name: 'change-campaign',
  async send(api, fields, { address }) {
    const answer = await api('PATCH /program/subscription/{id}/', {
      params: { id: fieldText(fields, 'id') },
      body: {
        ...(fields.has('status') && { status: fieldText(fields, 'status') as 'live' | 'paused' | 'ended' }),
        ...(isTicked(fields, 'leave_organisation') && { leave_organisation: true }),
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: placeOn(address, 'settings'), toast: answer.data.said }
  },
}

const placeOn = (address: string, place: string) => `${address.split('#')[0]}#${place}`

export const areaForms: readonly PageForm[] = [completeStepForm, changeCampaignForm]
