import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { isForm, longText, optionalText } from '#contract/fields.ts'
import type { TextLanguage } from '#contract/language.ts'
import { id, optionalField, repeatable, said, success, wholeNumber } from '#contract/wire.ts'
import { CHOICE_SLOTS, type ChoiceSlot, DIRECTIONS } from './admin-programs.contract.ts'
import { QUESTION_KINDS } from './quizzes.contract.ts'

const choice = optionalField(optionalText(300))
const feedback = optionalField(longText(1_000))
const question = optionalField(longText(1_000))

type Choice = `choice_${ChoiceSlot}_${TextLanguage}`
type Feedback = `feedback_${ChoiceSlot}_${TextLanguage}`
type Slots = Record<Choice, typeof choice> & Record<Feedback, typeof feedback>

/** Flat and named as on the page: `choice_1_en`, `feedback_1_en`. */
const slots = Object.fromEntries(
  CHOICE_SLOTS.flatMap((slot) => [
    [`choice_${slot}_en`, choice],
    [`choice_${slot}_hi`, choice],
    [`feedback_${slot}_en`, feedback],
    [`feedback_${slot}_hi`, feedback],
  ]),
) as Slots

export const questionFields = z
  .object({
    /** Not given: a new question of the module. */
    id: optionalField(id),
    module_id: optionalField(id).describe('Of a new question'),
    revision: optionalField(z.string().max(64)),
    question_kind: z.enum(QUESTION_KINDS),
    question_en: question,
    question_hi: question,
    /** The slots of those that are right. */
    right: optionalField(repeatable(wholeNumber.pipe(z.int().min(1).max(CHOICE_SLOTS.length)))),
    ...slots,
  })
  .refine(({ question_en, question_hi }) => question_en || question_hi, {
    path: ['question_en'],
    message: '#required',
    when: isForm,
  })
export type QuestionFields = z.output<typeof questionFields>

export const writtenChoice = z.object({
  choice_en: z.string(),
  choice_hi: z.string(),
  feedback_en: z.string(),
  feedback_hi: z.string(),
  is_right: z.boolean(),
})
export type WrittenChoice = z.output<typeof writtenChoice>

export const managedQuestion = z.object({
  id: z.int(),
  revision: z.string(),
  question_kind: z.enum(QUESTION_KINDS),
  question_en: z.string(),
  question_hi: z.string(),
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
    summary: "A question of a module's quiz with its choices, which are right, and what is said to them",
    query: z.object({ id }),
    reply: success(managedQuestion),
    errors,
  }),
  saveQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/save/',
    changesPages: true,
    summary: "Adds a question at the end of a module's quiz, or changes one",
    body: questionFields,
    reply: toModule,
    errors: [...errors, 'ModuleNotFound', 'QuestionChangedMeanwhile', 'ChoicesNotRight', 'TooManyQuestions'],
  }),
  moveQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/move/',
    changesPages: true,
    summary: 'Moves a question before or behind its neighbour',
    body: z.object({ id, direction: z.enum(DIRECTIONS) }),
    reply: said,
    errors,
  }),
  removeQuestion: endpoint({
    method: 'POST',
    path: '/v2/admin/course/question/remove/',
    changesPages: true,
    summary: 'Takes a question out of its quiz; what people passed stays passed',
    body: z.object({ id }),
    reply: toModule,
    errors: [...errors, 'ModuleNeedsWork'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminQuizzesContract> {}
}
