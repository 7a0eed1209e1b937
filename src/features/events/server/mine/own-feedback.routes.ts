import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import { eventsOfFollowedContract } from '../../following-news.contract.ts'
import { ownFeedbackContract } from '../../own-feedback.contract.ts'
import { listEventsOfFollowed } from './list-following-news.ts'
import { listOwnEventReviews } from './list-own-event-reviews.ts'
import { listOwnQuestions } from './list-own-questions.ts'

/** What one person asked and said about events, and what those they follow announced. */
export function ownFeedbackRoutes({ serve, viewers }: RouteParts): void {
  serve(ownFeedbackContract.listOwnQuestions, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { page = 1, length = FEEDBACK_LENGTH, after } = body
    return listOwnQuestions(db, viewer, { page, length, after, language })
  })

  serve(ownFeedbackContract.listOwnEventReviews, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { page = 1, length = FEEDBACK_LENGTH, after } = body
    return listOwnEventReviews(db, viewer, { page, length, after, language })
  })

  serve(eventsOfFollowedContract.listEventsOfFollowed, async ({ db, now, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { length = DEFAULT_LENGTH, after } = body
    return listEventsOfFollowed(db, viewer, { length, after, language, now })
  })
}
