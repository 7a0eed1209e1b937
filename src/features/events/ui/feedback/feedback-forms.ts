import type { Fields, PageForm } from '#contract/page-form.ts'
import { DEFAULT_RATING } from '../../feedback.contract.ts'
import { askQuestion, type QuestionInput, type ReviewInput, reviewEvent } from './feedback-calls.ts'
import { publishFresh } from './fresh-feedback.ts'

const number = (fields: Fields, name: string) => Number(fields.get(name))

/** The page that a form was posted from, at one of its sections. */
const partOf = (address: string, anchor: string) => `${address.replace(/#.*$/s, '')}#${anchor}`

export const questionIn = (fields: Fields): QuestionInput => ({
  id: number(fields, 'id'),
  question: fields.get('question') ?? '',
})

export const askForm: PageForm = {
  name: 'event-question',
  async send(api, fields, { address }) {
    const sent = await askQuestion(api, questionIn(fields))
    return sent.success ? { ...sent, goTo: partOf(address, 'questions') } : sent
  },
}

export const answerForm: PageForm = {
  name: 'event-question-answer',
  async send(api, fields, { address }) {
    const id = number(fields, 'id')
    const answer = await api('POST /v2/event/question/answer/', {
      body: { id, answer: fields.get('answer') ?? '' },
    })
    if (!answer.success) return answer
    publishFresh({ kind: 'answer', question_id: id, answer: answer.data.answer })
    return { success: true, goTo: partOf(address, `question-${id}`), toast: answer.data.message }
  },
}

export const reviewIn = (fields: Fields): ReviewInput => ({
  id: number(fields, 'id'),
  rating: Number(fields.get('rating') ?? DEFAULT_RATING),
  feedback: fields.get('feedback') ?? '',
})

export const reviewForm: PageForm = {
  name: 'event-review',
  async send(api, fields, { address }) {
    const sent = await reviewEvent(api, reviewIn(fields))
    return sent.success ? { ...sent, goTo: sent.goTo ?? partOf(address, 'reviews') } : sent
  },
}

export const feedbackForms: readonly PageForm[] = [askForm, answerForm, reviewForm]
