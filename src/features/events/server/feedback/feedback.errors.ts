import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const QuestionNotFound = namedError('QuestionNotFound', 404, () => m.error_question_not_found())

/** The person asked this in the same words, and others can't see it. */
export const QuestionIsHidden = namedError('QuestionIsHidden', 409, () => m.error_question_is_hidden())

/** The person answered in the same words, and others can't see it. */
export const AnswerIsHidden = namedError('AnswerIsHidden', 409, () => m.error_answer_is_hidden())

export const AnswerNotFound = namedError('AnswerNotFound', 404, () => m.error_answer_not_found())

/** Only people who attended or watched an event may review it. */
export const ReviewNeedsAttendance = namedError('ReviewNeedsAttendance', 403, () =>
  m.error_review_needs_attendance(),
)
