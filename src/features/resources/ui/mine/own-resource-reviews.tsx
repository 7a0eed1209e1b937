import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { OWN_LENGTH, ownLength } from '#foundation/reviews/own-reviews.contract.ts'
import { type ListedOwnReviews, OwnReviews } from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

/**
 * Loads the input of `OwnResourceReviews`: from the start up to the page in the address, or after the review with
 * this id.
 */
export async function loadOwnResourceReviews(
  api: Api,
  search: { page?: number },
  after?: number,
): Promise<ListedOwnReviews | Failure> {
  const length = after === undefined ? ownLength(search) : OWN_LENGTH
  const answer = await api('POST /resources/review/own/list/', { body: { length, after } })
  if (!answer.success) return answer
  const items = answer.data.map(({ resource, comment: words, ...review }) => ({
    ...review,
    words,
    thing: resource && {
      title: resource.title,
      language: resource.language,
      address: resourceAddress(resource),
      mayChange: true,
    },
  }))
  return { items, total: answer.recordsTotal }
}

/** The viewer's resource reviews, as a part of My page. */
export function OwnResourceReviews({ listed }: { listed: ListedOwnReviews | Failure }) {
  const { api } = useFormParts()
  return (
    <OwnReviews
      title={m.own_reviews_resources()}
      listed={listed}
      loadAfter={(after) => loadOwnResourceReviews(api, {}, after)}
      none={{ help: m.own_reviews_resources_none(), href: '/resource', way: m.my_resources_find() }}
      gone={m.own_reviews_resource_gone()}
    />
  )
}
