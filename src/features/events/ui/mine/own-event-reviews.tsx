import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { OWN_LENGTH, ownLength } from '#foundation/reviews/own-reviews.contract.ts'
import { type ListedOwnReviews, OwnReviews } from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'

/**
 * Loads the input of `OwnEventReviews`: from the start up to the page in the address, or after the review with this
 * id.
 */
export async function loadOwnEventReviews(
  api: Api,
  search: { page?: number },
  after?: number,
): Promise<ListedOwnReviews | Failure> {
  const length = after === undefined ? ownLength(search) : OWN_LENGTH
  const answer = await api('POST /v2/event/review/own/list/', { body: { length, after } })
  if (!answer.success) return answer
  const items = answer.data.map(({ event, feedback: words, ...review }) => ({
    ...review,
    words,
    thing: event && {
      title: event.title,
      language: event.text_language,
      address: `/events/details/${event.id}`,
      mayChange: !event.is_cancelled,
    },
  }))
  return { items, total: answer.recordsTotal }
}

/** The viewer's event reviews, as a part of My page. */
export function OwnEventReviews({ listed }: { listed: ListedOwnReviews | Failure }) {
  const { api } = useFormParts()
  return (
    <OwnReviews
      title={m.own_reviews_events()}
      listed={listed}
      loadAfter={(after) => loadOwnEventReviews(api, {}, after)}
      none={{ help: m.own_reviews_events_none(), href: '/', way: m.own_find_events() }}
      gone={m.own_reviews_event_gone()}
    />
  )
}
