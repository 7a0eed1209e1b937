import type { PageForm } from '#contract/page-form.ts'
import { actOnRows } from '#contract/rows-form.ts'

/** Publishes or duplicates one event and opens it, or several. */
export const eventActionForm: PageForm = {
  name: 'event-action',
  send: (api, fields, { address }) =>
    actOnRows<{ id: number }>(api, fields, {
      actions: {
        publish: (_, id) => api('POST /v2/admin/event/publish/', { body: { id } }),
        duplicate: (_, id) => api('POST /v2/admin/event/duplicate/', { body: { id } }),
      },
      address,
      addressOf: ({ id }) => `/admin/events/${id}`,
    }),
}
