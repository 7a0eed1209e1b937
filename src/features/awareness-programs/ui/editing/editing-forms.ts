import { type Fields, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { campaignAddress, stepPlace } from '../../awareness-address.contract.ts'
import { positionOfStep } from '../../awareness-steps.contract.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'

/** A picture that was uploaded before, or the request to remove it. */
const pictureIn = (fields: Fields, name: 'logo' | 'cover') => ({
  [`${name}_upload`]: fieldText(fields, name),
  [`remove_${name}`]: isTicked(fields, `remove_${name}`),
})

/** The landing page with its pictures; only an organisation's own campaign has the field for its name. */
export const landingPageForm: PageForm = {
  name: LANDING_FORM,
  files: ['logo', 'cover'],
  async send(api, fields) {
    const id = fieldText(fields, 'id')
    const body = {
      display_name: fieldText(fields, 'display_name'),
      message: fieldText(fields, 'message'),
      goal: fieldText(fields, 'goal'),
      revision: fieldText(fields, 'revision'),
      ...pictureIn(fields, 'logo'),
      ...pictureIn(fields, 'cover'),
    }
    const answer = fields.has('organisation_name')
      ? await api('PUT /program/org/campaign/subscription/', {
          body: { id, organisation_name: fieldText(fields, 'organisation_name'), ...body },
        })
      : await api('POST /program/subscription/{id}/page/', { params: { id }, body })
    if (!answer.success) return answer
    const { said: message, program_data } = answer.data
    const campaign = campaignAddress({ id: answer.data.id, program_name: program_data.name })
    const goTo = `${campaign}#${stepPlace(positionOfStep('landing_page'))}`
    return { success: true, goTo, toast: message }
  },
}
