import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, MOVES, messageReply, optionalField, repeatable, success, wholeNumber } from '#contract/wire.ts'
import { inOneLanguage, line, ofContent, text, textsInBoth } from '#foundation/content/content.contract.ts'
import { CHOICE_SLOTS } from './admin-programs.contract.ts'
import { QUESTION_KINDS } from './quizzes.contract.ts'

export const questionTexts = textsInBoth({ question: text(1_000) })
/** Flat and named as on the page: `choice_1_en`, `feedback_1_en`. */
export const choiceTexts = textsInBoth({ choice: line(300), feedback: text(1_000) })

export const questionFields = z
  .object({
    ...ofContent,
    module_id: optionalField(id).describe('ID of the module, for a new question'),
    question_kind: z.enum(QUESTION_KINDS),
    ...questionTexts.fields,
    /** The slots of the correct choices. */
    right: optionalField(repeatable(wholeNumber.pipe(z.int().min(1).max(CHOICE_SLOTS.length)))),
    ...choiceTexts.inSlots(CHOICE_SLOTS),
  })
  .refine(...inOneLanguage('question'))
export type QuestionFields = z.output<typeof questionFields>

export const writtenChoice = z.object({
  ...choiceTexts.form,
  is_right: z.boolean(),
})
export type WrittenChoice = z.output<typeof writtenChoice>

export const managedQuestion = z.object({
  id: z.int(),
  revision: z.string(),
  question_kind: z.enum(QUESTION_KINDS),
  ...questionTexts.form,
  choices: z.array(writtenChoice),
  module: z.object({ id: z.int(), title: z.string() }),
  program: z.object({ id: z.int(), title: z.string() }),
})
export type ManagedQuestion = z.output<typeof managedQuestion>

const errors = ['NotSignedIn', 'NotAllowed', 'QuestionNotFound'] as const
const toModule = success(z.object({ message: z.string(), module_id: z.int(), program_id: z.int() }))

export const adminQuizzesContract = {
  getManagedQuestion: endpoint({
    method: 'GET',
    path: '/v2/admin/course/question/details/',
    summary: 'Returns a quiz question with its choices, which of them are correct, and their feedback',
    query: z.object({ id }),
    reply: success(managedQuestion),
    errors,
  }),
  saveQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/save/',
    changesPages: true,
    summary: "Adds a question at the end of a module's quiz, or updates one",
    body: questionFields,
    reply: toModule,
    errors: [...errors, 'ModuleNotFound', 'QuestionChangedMeanwhile', 'ChoicesNotRight', 'TooManyQuestions'],
  }),
  moveQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/move/',
    changesPages: true,
    summary: 'Moves a question up or down by one',
    body: z.object({ id, direction: z.enum(MOVES) }),
    reply: messageReply,
    errors,
  }),
  removeQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/remove/',
    changesPages: true,
    summary: 'Removes a question from its quiz; passed quizzes stay passed',
    body: z.object({ id }),
    reply: toModule,
    errors: [...errors, 'ModuleNeedsWork'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminQuizzesContract> {}
}
