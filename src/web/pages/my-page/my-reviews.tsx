import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { loadOwnEventReviews, OwnEventReviews } from '#features/events/ui/index.ts'
import { loadOwnResourceReviews, OwnResourceReviews } from '#features/resources/ui/index.ts'
import { FailedList } from '#foundation/catalogue/ui/index.ts'
import type { ListedOwnReviews } from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import styles from './my-parts.module.css'

interface ReviewsOfMine {
  ofEvents: ListedOwnReviews | Failure
  ofResources: ListedOwnReviews | Failure
}

/** The data of `MyReviews`. */
export async function loadMyReviews(api: Api, search: { page?: number }): Promise<ReviewsOfMine | Failure> {
  const [ofEvents, ofResources] = await Promise.all([
    loadOwnEventReviews(api, search),
    loadOwnResourceReviews(api, search),
  ])
  // If both fail, the error is shown once.
  return 'success' in ofEvents && 'success' in ofResources ? ofEvents : { ofEvents, ofResources }
}

/** The viewer's reviews of events and of resources, each newest first. */
export function MyReviews({ data }: { data: ReviewsOfMine | Failure }) {
  return (
    <section aria-labelledby="own-reviews" className={styles.part}>
      <h2 id="own-reviews" tabIndex={-1}>
        {m.own_reviews_title()}
      </h2>
      {'success' in data ? (
        <FailedList title={m.own_reviews_failed()} problem={data.data.message} />
      ) : (
        <>
          <OwnEventReviews listed={data.ofEvents} />
          <OwnResourceReviews listed={data.ofResources} />
        </>
      )}
    </section>
  )
}
