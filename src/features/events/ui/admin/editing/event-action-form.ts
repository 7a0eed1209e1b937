import type { Api } from '#contract/client.ts'
import type { PageForm } from '#contract/page-form.ts'
import type { Failure, WireError } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

type Done = { success: true; data: { message: string; id: number } } | Failure
const actions: Record<string, (api: Api, id: string) => Promise<Done>> = {
  publish: (api, id) => api('POST /v2/admin/event/publish/', { body: { id } }),
  duplicate: (api, id) => api('POST /v2/admin/event/duplicate/', { body: { id } }),
}

/** Publishes or duplicates one event or several. Of several each is tried, and what was refused is named. */
export const eventActionForm: PageForm = {
  name: 'event-action',
  async send(api, fields, { address }) {
    const action = actions[fields.get('action') ?? '']
    const ids = fields.getAll('id')
    if (!action || ids.length === 0) return { success: true, goTo: address }
    const [only] = ids
    if (only !== undefined && ids.length === 1) {
      const answer = await action(api, only)
      if (!answer.success) return answer
      return { success: true, goTo: `/admin/events/${answer.data.id}`, toast: answer.data.message }
    }
    const refused: { id: string; failure: Failure }[] = []
    for (const id of ids) {
      const answer = await action(api, id)
      if (!answer.success) refused.push({ id, failure: answer })
    }
    const counts = { done: ids.length - refused.length, total: ids.length }
    const [first] = refused
    if (!first) return { success: true, goTo: address, toast: m.admin_events_all_done({ count: ids.length }) }
    const message = m.admin_events_some_done(counts)
    const reasons = await Promise.all(refused.map(({ id, failure }) => reasonOf(api, id, failure)))
    const { status } = first.failure
    return {
      success: false,
      status,
      data: { message },
      errors: [{ code: 'SomeRefused', message }, ...reasons],
    }
  },
}

async function reasonOf(api: Api, id: string, { data, errors }: Failure): Promise<WireError> {
  const event = await api('GET /v2/admin/event/details/', { query: { id } })
  const title = event.success ? event.data.title_en || event.data.title_hi : id
  const code = errors[0]?.code ?? 'Failed'
  return { code, message: m.admin_event_refused({ title, reason: data.message }) }
}
