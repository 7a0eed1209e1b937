import { lockUser } from '#foundation/accounts/server/index.ts'
import { type Maker, putUnderReviewIfNeeded } from '#foundation/moderation/server/index.ts'
import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { findAnswerers, insertQuestion, selectSameQuestion } from './event-questions.queries.ts'
import { QuestionIsHidden } from './feedback.errors.ts'
import { reportableQuestions } from './reportable-feedback.queries.ts'

/**
 * Asks a question, and notifies the event's hosts and speakers. The same words again, such as after a log-in, return
 * the existing question. A question with an account's first links stays hidden until a moderator has checked it.
 * @throws EventNotFound, WordNotAllowed, QuestionIsHidden
 */
export async function askQuestion(
  db: Db,
  viewer: Maker,
  { id, question: words, now }: { id: number; question: string; now: Date },
): Promise<{ question: EventQuestion; is_waiting: boolean }> {
  await expectVisibleEvent(db, id)
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.id)
    const same = await selectSameQuestion(tx, { event_id: id, user_id: viewer.id, question: words })
    if (same?.is_hidden && !same.is_waiting) throw new QuestionIsHidden()
    if (same) return { question: same.question, is_waiting: same.is_waiting }
    const question = await insertQuestion(tx, { event_id: id, user_id: viewer.id, question: words, now })
    const written = { reportable: reportableQuestions, id: question.id, viewer, texts: [words], now }
    const is_waiting = await putUnderReviewIfNeeded(tx, written)
    if (!is_waiting) await notifyAnswerers(tx, { event_id: id, asker_id: viewer.id, now })
    return { question, is_waiting }
  })
}

/** At most once a day for each event: a popular one would otherwise fill its hosts' mailboxes. */
async function notifyAnswerers(
  tx: Db,
  { event_id, asker_id, now }: { event_id: number; asker_id: number; now: Date },
): Promise<void> {
  const answerers = await findAnswerers(tx, event_id)
  if (!answerers) return
  await notify(tx, {
    user_ids: answerers.user_ids,
    kind: 'question_asked',
    key: `question_asked:${event_id}:${now.toISOString().slice(0, 10)}`,
    params: titleParams(answerers.title),
    actor_id: asker_id,
    path: `/events/details/${event_id}#questions`,
    now,
  })
}
