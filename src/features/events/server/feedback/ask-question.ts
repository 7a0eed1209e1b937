import type { Db } from '#platform/db/database.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import { findVisibleEvent } from '../details/find-visible-event.queries.ts'
import { insertQuestion } from './event-questions.queries.ts'

/** @throws EventNotFound */
export async function askQuestion(
  db: Db,
  viewer: { id: number },
  { id, question, now }: { id: number; question: string; now: Date },
): Promise<EventQuestion> {
  await findVisibleEvent(db, id)
  return insertQuestion(db, { event_id: id, user_id: viewer.id, question, now })
}
