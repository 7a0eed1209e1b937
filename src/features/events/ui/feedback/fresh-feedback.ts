import { useEffect, useEffectEvent } from 'react'
import type { EventAnswer, EventQuestion, QuestionVote } from '../../event-questions.contract.ts'

/** What this tab has just written, however it was sent: by a form, or after log-in by what was held. */
export type FreshFeedback =
  | { kind: 'question'; event_id: number; question: EventQuestion }
  | { kind: 'vote'; vote: QuestionVote }
  | { kind: 'answer'; question_id: number; answer: EventAnswer }
  | { kind: 'review'; event_id: number; goTo: string | undefined }

const listeners = new Set<(fresh: FreshFeedback) => void>()

/** Lets the lists of this tab know; on the server nobody listens. */
export function tellFresh(fresh: FreshFeedback): void {
  for (const listener of listeners) listener(fresh)
}

export function useFresh(listener: (fresh: FreshFeedback) => void): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    const heard = (fresh: FreshFeedback) => listen(fresh)
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }, [])
}
