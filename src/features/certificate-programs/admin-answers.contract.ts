import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, revision, success } from '#contract/wire.ts'
import { line, text, textsInBoth } from '#foundation/content/content.contract.ts'
import { ANSWER_SLOTS } from './admin-programs.contract.ts'

/** Flat and named as on the page: `question_1_en`, `answer_1_en`. */
export const answerTexts = textsInBoth({ question: line(300), answer: text(3_000) })

export const answersFields = z
  .object({ id: id.describe('ID of the program'), revision, ...answerTexts.inSlots(ANSWER_SLOTS) })
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

export const writtenAnswer = z.object(answerTexts.form)
export type WrittenAnswer = z.output<typeof writtenAnswer>

const errors = ['NotSignedIn', 'NotAllowed', 'ProgramNotFound'] as const

export const adminAnswersContract = {
  getAnswers: endpoint({
    method: 'GET',
    path: '/v2/admin/course/answers/',
    summary: 'Returns the questions and answers of a certificate program, in both languages',
    query: z.object({ id: id.describe('ID of the program') }),
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
    summary: 'Replaces the questions and answers of a certificate program; an empty one is removed',
    body: answersFields,
    reply: messageReply,
    errors: [...errors, 'ProgramChangedMeanwhile'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAnswersContract> {}
}
