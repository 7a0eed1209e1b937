import type { Api } from '#contract/client.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { EventDetails } from '../../events.contract.ts'

/** The event of a page; not found for an invalid id. */
export async function loadEvent(api: Api, id: string): Promise<EventDetails> {
  const details = await api('GET /v2/event/details/', { query: { id } })
  return details.success ? details.data : pageCannotShow(details)
}

/** Whether the viewer's certificate of the event needs their review first. Asked only of those it can be true of. */
export async function isReviewAwaited(api: Api, event: EventDetails): Promise<boolean> {
  const { id, status, has_certificate, user_event_status, is_rated } = event
  const mayAwait = has_certificate && user_event_status === 'Attended' && !is_rated && status !== 'Cancelled'
  if (!mayAwait) return false
  const own = await api('POST /v2/event/certificate/own/list/', { body: { length: 1 } })
  return own.success && own.awaiting_review.includes(id)
}
