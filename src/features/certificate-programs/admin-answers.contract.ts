import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import type { TextLanguage } from '#contract/language.ts'
import { id, optionalField, said, success } from '#contract/wire.ts'
import { ANSWER_SLOTS, type AnswerSlot } from './admin-programs.contract.ts'

const question = optionalField(optionalText(300))
const answer = optionalField(longText(3_000))

type Question = `question_${AnswerSlot}_${TextLanguage}`
type Answer = `answer_${AnswerSlot}_${TextLanguage}`
type Slots = Record<Question, typeof question> & Record<Answer, typeof answer>

/** Flat and named as on the page: `question_1_en`, `answer_1_en`. */
const slots = Object.fromEntries(
  ANSWER_SLOTS.flatMap((slot) => [
    [`question_${slot}_en`, question],
    [`question_${slot}_hi`, question],
    [`answer_${slot}_en`, answer],
    [`answer_${slot}_hi`, answer],
  ]),
) as Slots

export const answersFields = z
  .object({ id: id.describe('Of the program'), revision: optionalField(z.string().max(64)), ...slots })
  .superRefine((fields, context) => {
    const wrong = (path: string) => context.addIssue({ code: 'custom', path: [path], message: '#required' })
    for (const slot of ANSWER_SLOTS) {
      const isAsked = fields[`question_${slot}_en`] || fields[`question_${slot}_hi`]
      const isAnswered = fields[`answer_${slot}_en`] || fields[`answer_${slot}_hi`]
      if (isAsked && !isAnswered) wrong(`answer_${slot}_en`)
      if (isAnswered && !isAsked) wrong(`question_${slot}_en`)
    }
  })
export type AnswersFields = z.output<typeof answersFields>

export const writtenAnswer = z.object({
  question_en: z.string(),
  question_hi: z.string(),
  answer_en: z.string(),
  answer_hi: z.string(),
})
export type WrittenAnswer = z.output<typeof writtenAnswer>

const errors = ['NotSignedIn', 'NotAllowed', 'ProgramNotFound'] as const

export const adminAnswersContract = {
  getAnswers: endpoint({
    method: 'GET',
    path: '/v2/admin/course/answers/',
    summary: 'The questions and answers of a certificate program, in both languages',
    query: z.object({ id: id.describe('Of the program') }),
    reply: success(
      z.object({
        title: z.string(),
        can_see_people: z.boolean(),
        revision: z.string(),
        answers: z.array(writtenAnswer),
      }),
    ),
    errors,
  }),
  saveAnswers: endpoint({
    method: 'POST',
    path: '/v2/admin/course/answers/save/',
    changesPages: true,
    summary: 'Puts these questions and answers in place of those before; an empty one is taken away',
    body: answersFields,
    reply: said,
    errors: [...errors, 'ProgramChangedMeanwhile'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAnswersContract> {}
}
