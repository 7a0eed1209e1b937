import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Publication } from './admin-event-fields.contract.ts'
import { QUESTION_KIND, type REVIEW_KIND } from './feedback.contract.ts'

interface Feedback {
  kind: typeof QUESTION_KIND | typeof REVIEW_KIND
  is_hidden: boolean
  report_count: number
  /** Whether it is under review, or a moderator refused it. */
  needs_moderator: boolean
  publication: Publication
}

/**
 * What a person who sees an event's participants may do with its feedback. Hosts moderate the questions of their own
 * events; only a moderator decides on reviews, and on questions that were reported or put under review.
 */
export function feedbackAbilities(
  viewer: WithRoles,
  { kind, is_hidden, report_count, needs_moderator, publication }: Feedback,
) {
  const isModerator = hasRole(viewer, 'moderator')
  const isQuestion = kind === QUESTION_KIND
  return {
    answer: isQuestion && !is_hidden && publication === 'published' && hasRole(viewer, 'event-host'),
    hide: !is_hidden && (isModerator || isQuestion),
    show: is_hidden && (isModerator || (isQuestion && report_count === 0 && !needs_moderator)),
  }
}
