import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { NotAllowed } from '#foundation/accounts/server/index.ts'
import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventAnswer } from '../../event-questions.contract.ts'
import { mayAnswer } from '../../event-questions.policy.ts'
import {
  insertAnswer,
  lockQuestion,
  selectSameAnswer,
  selectVisibleQuestion,
  standingAt,
} from './event-questions.queries.ts'
import { AnswerIsHidden, QuestionNotFound } from './feedback.errors.ts'

/**
 * Answers a question as a speaker or organiser of the event, and notifies the person who asked. The same words again,
 * such as after a lost reply, return the existing answer.
 * @throws QuestionNotFound, NotAllowed, AnswerIsHidden
 */
export async function answerQuestion(
  db: Db,
  viewer: WithRoles & { id: number },
  { id, answer, now }: { id: number; answer: string; now: Date },
): Promise<EventAnswer> {
  const question = await selectVisibleQuestion(db, id)
  if (!question) throw new QuestionNotFound()
  const standing = await standingAt(db, { event_id: question.event_id, user_id: viewer.id })
  if (!mayAnswer(viewer, standing)) throw new NotAllowed()
  const role = standing.isSpeaker ? 'speaker' : 'organiser'
  return db.transaction(async (tx) => {
    await lockQuestion(tx, id)
    const same = await selectSameAnswer(tx, { question_id: id, user_id: viewer.id, answer })
    if (same?.is_hidden) throw new AnswerIsHidden()
    if (same) return same.answer
    const given = await insertAnswer(tx, { question_id: id, user_id: viewer.id, role, answer, now })
    await notify(tx, {
      user_ids: question.user_id === null ? [] : [question.user_id],
      kind: 'question_answered',
      key: `question_answered:${given.id}`,
      params: titleParams(question.title),
      actor_id: viewer.id,
      path: `/events/details/${question.event_id}#questions`,
      now,
    })
    return given
  })
}
