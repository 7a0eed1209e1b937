import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, optionalField, repeatable, success } from '#contract/wire.ts'

/** One correct choice, or several. */
export const QUESTION_KINDS = ['single', 'multiple'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Name of the form field with the choices made for a question. */
export const questionField = (question_id: number) => `q${question_id}`

/** The page of a module's quiz. */
export const quizAddress = (module_id: number) => `/certificate-programs/quiz/${module_id}`

/** The most choices in all questions of a quiz together. */
export const MOST_CHOICES = 200

const namedModule = z.object({ id: z.int(), module_name: z.string() })

/** The module and program of a quiz. */
const quizPlace = z.object({
  module: namedModule,
  program: z.object({ id: z.int(), title: z.string() }),
  /** The next module of the program; null for the last one. */
  next_module: namedModule.nullable(),
})
export type QuizPlace = z.output<typeof quizPlace>

const choice = z.object({ id: z.int(), choice: z.string() })

/** A question as asked: it doesn't reveal the correct choices before it is answered. */
const quizQuestion = z.object({
  id: z.int(),
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  choices: z.array(choice),
})
export type QuizQuestion = z.output<typeof quizQuestion>

/** The result of an attempt. */
const quizResult = z.object({
  right_count: z.int(),
  questions_count: z.int(),
  /** How many correct answers are needed to pass. */
  needed_count: z.int(),
  has_passed: z.boolean(),
  /** Passed on this attempt or an earlier one. */
  is_passed: z.boolean(),
  /** Number of attempts, including this one. */
  tries: z.int(),
  /** The answers of that attempt to questions that still exist. */
  answers: z.array(
    z.object({
      question_id: z.int(),
      is_right: z.boolean(),
      chosen: z.array(choice.extend({ is_right: z.boolean(), feedback: z.string() })),
    }),
  ),
})
export type QuizResult = z.output<typeof quizResult>

const quiz = quizPlace.extend({
  /** How many correct answers are needed to pass now. */
  needed_count: z.int(),
  questions: z.array(quizQuestion),
  /** The result of the viewer's last attempt; null before the first. */
  last: quizResult.nullable(),
})
export type Quiz = z.output<typeof quiz>

export const quizzesContract = {
  getQuizPlace: endpoint({
    method: 'GET',
    path: '/v2/event/course/quiz/place/',
    summary: 'Returns the module and program of a quiz, for people who are not yet enrolled',
    query: z.object({ id: id.describe('ID of the module') }),
    reply: success(quizPlace),
    errors: ['QuizNotFound'],
  }),
  getQuiz: endpoint({
    method: 'GET',
    path: '/v2/event/course/quiz/',
    summary: "Returns a module's quiz and the result of the last attempt, for people enrolled in the program",
    query: z.object({ id: id.describe('ID of the module') }),
    reply: success(quiz),
    errors: ['NotSignedIn', 'QuizNotFound', 'NotInsideProgram', 'ModuleNotOpen'],
  }),
  answerQuiz: endpoint({
    method: 'POST',
    path: '/v2/event/course/quiz/answer/',
    summary: 'Submits the answers to all questions of a quiz and returns the result; attempts are unlimited',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the module'),
      choices: optionalField(repeatable(id, MOST_CHOICES)).describe(
        'IDs of the chosen answers to all questions',
      ),
    }),
    reply: success(quizResult.extend({ message: z.string() })),
    // With QuizIncomplete and OneChoiceOnly, `errors` has an entry for each such question, at the field `q{id}`.
    errors: [
      'NotSignedIn',
      'QuizNotFound',
      'NotInsideProgram',
      'ModuleNotOpen',
      'ChoiceNotOffered',
      'OneChoiceOnly',
      'QuizIncomplete',
    ],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof quizzesContract> {}
}
