import type { Api } from '#contract/client.ts'
import type { Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import type { Toggle } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { publishFresh } from './fresh-feedback.ts'

export interface QuestionInput {
  id: number
  question: string
}

export async function askQuestion(api: Api, input: QuestionInput): Promise<Sent | Failure> {
  const answer = await api('POST /v2/event/question/add/', { body: input })
  if (!answer.success) return answer
  const { question, message, is_waiting } = answer.data
  publishFresh({ kind: 'asked', event_id: input.id, question: input.question })
  if (!is_waiting) publishFresh({ kind: 'question', event_id: input.id, question })
  return { success: true, toast: message }
}

export async function upvoteQuestion(api: Api, { id, isOn, showsMessage }: Toggle): Promise<Sent | Failure> {
  const answer = await api('POST /v2/event/question/upvote/', { body: { id, is_upvoted: isOn } })
  if (!answer.success) return answer
  publishFresh({ kind: 'vote', vote: answer.data })
  return { success: true, toast: showsMessage ? m.question_upvoted() : undefined }
}

export interface ReviewInput {
  id: number
  rating: number
  feedback: string
}

export async function reviewEvent(api: Api, input: ReviewInput): Promise<Sent | Failure> {
  const answer = await api('POST /v2/event/review/add/', { body: input })
  if (!answer.success) return answer
  const { message, go } = answer.data
  const goTo = go === 'thank-you' ? `/events/details/${input.id}/thankyou/feedback` : undefined
  publishFresh({ kind: 'review', event_id: input.id, goTo })
  return { success: true, goTo, toast: message }
}
