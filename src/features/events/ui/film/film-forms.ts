import type { PageForm } from '#contract/page-form.ts'
import { register, registerInput } from '../registering/registration-forms.ts'

/** Watching a film registers for its event: "sent" here means that the player may open. */
export const watchForm: PageForm = {
  name: 'watch-film',
  async send(api, fields, { address }) {
    if (fields.has('is_registered')) return { success: true, show: {} }
    const sent = await register(api, registerInput(fields, address))
    if (sent.success) return { success: true, show: {}, toast: sent.toast }
    if (sent.status === 401) return { success: true, goTo: `/auth?next=${encodeURIComponent(address)}` }
    return sent
  },
}
