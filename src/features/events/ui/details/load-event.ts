import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { EventDetails } from '../../events.contract.ts'

/** The event of a page; not found for an invalid id. */
export async function loadEvent(api: Api, id: string): Promise<EventDetails> {
  const details = await api('GET /v2/event/details/', { query: { id } })
  return details.success ? details.data : pageCannotShow(details)
}
