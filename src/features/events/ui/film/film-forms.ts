import type { PageForm } from '#contract/page-form.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import { register, registerInput } from '../registering/registration-forms.ts'

/**
 * Watching registers the person for the event, and the outcome says that the player may open. From the event's own page
 * it leads to the recording's.
 */
export const watchForm: PageForm = {
  name: 'watch-film',
  async send(api, fields, { address }) {
    const input = registerInput(fields, address)
    const isFilmsPage = address.includes('/events/on-demand/')
    const way = isFilmsPage ? { show: {} } : { goTo: onDemandAddress({ ...input, id: Number(input.id) }) }
    const opens = { ...way, outcome: 'may-open' }
    if (fields.has('is_registered')) return { success: true, ...opens }
    const sent = await register(api, input)
    if (sent.success) return { success: true, ...opens, toast: sent.toast }
    if (sent.status === 401) return { success: true, goTo: `/auth?next=${encodeURIComponent(address)}` }
    return sent
  },
}
