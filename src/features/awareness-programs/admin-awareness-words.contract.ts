import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { id, optionalField, said, success } from '#contract/wire.ts'
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '#contract/written-languages.ts'
import { QUESTION_POSITIONS, STEP_POSITIONS, type StepPosition } from './awareness-programs.contract.ts'

export const AWARENESS_SORTS = ['newest', 'title', 'campaigns', 'completions'] as const
export type AwarenessSort = (typeof AWARENESS_SORTS)[number]

/** What must be there before a program is published. */
export const NEEDED_OF_AWARENESS = [
  'summary',
  'description',
  'pledge',
  'film',
  'transcript',
  'steps',
  'questions',
] as const
export type NeededOfAwareness = (typeof NEEDED_OF_AWARENESS)[number]

/** Where a choice stands below its question. */
export const CHOICE_POSITIONS = [1, 2, 3, 4] as const
export type ChoicePosition = (typeof CHOICE_POSITIONS)[number]
export type QuestionPosition = 1 | 2 | 3

/** `held` are those that the organisers of Pankh took from view, whatever their own status. */
export const SHOWN_CAMPAIGNS = ['live', 'paused', 'ended', 'held'] as const
export type ShownCampaigns = (typeof SHOWN_CAMPAIGNS)[number]

export const ADMIN_CAMPAIGN_SORTS = ['newest', 'completions', 'invitations'] as const
export type AdminCampaignSort = (typeof ADMIN_CAMPAIGN_SORTS)[number]

/** How far back invitations are watched. */
export const WATCHED_DAYS = ['7', '30', '90'] as const
export type WatchedDays = (typeof WATCHED_DAYS)[number]

export const MOST_HOLD_REASON_LETTERS = 600

const line = (most: number) => optionalField(optionalText(most))
const text = (most: number) => optionalField(longText(most))

const stepTitle = line(100)
const stepText = text(1_000)
type Steps = Record<`title_${StepPosition}_${WrittenLanguage}`, typeof stepTitle> &
  Record<`description_${StepPosition}_${WrittenLanguage}`, typeof stepText>

/** Flat and named as on the page: `title_1_en`, `description_1_en`. */
const steps = Object.fromEntries(
  STEP_POSITIONS.flatMap((at) =>
    WRITTEN_LANGUAGES.flatMap((language) => [
      [`title_${at}_${language}`, stepTitle],
      [`description_${at}_${language}`, stepText],
    ]),
  ),
) as Steps

const question = text(600)
const explanation = text(1_000)
const choice = line(300)
const right = optionalField(z.enum(['1', '2', '3', '4'])).describe('The position of the right choice')
type Choices = Record<`choice_${QuestionPosition}_${ChoicePosition}_${WrittenLanguage}`, typeof choice>
type Questions = Record<`question_${QuestionPosition}_${WrittenLanguage}`, typeof question> &
  Record<`explanation_${QuestionPosition}_${WrittenLanguage}`, typeof explanation> &
  Record<`right_${QuestionPosition}`, typeof right> &
  Choices

/** Flat and named as on the page: `question_1_en`, `choice_1_4_hi`, `right_1`. */
const questions = Object.fromEntries(
  QUESTION_POSITIONS.flatMap((at) => [
    [`right_${at}`, right],
    ...WRITTEN_LANGUAGES.flatMap((language) => [
      [`question_${at}_${language}`, question],
      [`explanation_${at}_${language}`, explanation],
      ...CHOICE_POSITIONS.map((position) => [`choice_${at}_${position}_${language}`, choice]),
    ]),
  ]),
) as Questions

const ofForm = { id: id.describe('Of the program'), revision: optionalField(z.string().max(64)) }
export const stepsFields = z.object({ ...ofForm, ...steps })
export type StepsFields = z.output<typeof stepsFields>
export const questionsFields = z.object({ ...ofForm, ...questions })
export type QuestionsFields = z.output<typeof questionsFields>

const words = z.string()
export const writtenStep = z.object({
  title_en: words,
  title_hi: words,
  description_en: words,
  description_hi: words,
})
export type WrittenStep = z.output<typeof writtenStep>

export const writtenChoice = z.object({
  position: z.int(),
  choice_en: words,
  choice_hi: words,
  is_right: z.boolean(),
})
export const writtenQuestion = z.object({
  position: z.int(),
  question_en: words,
  question_hi: words,
  explanation_en: words,
  explanation_hi: words,
  choices: z.array(writtenChoice),
})
export type WrittenQuestion = z.output<typeof writtenQuestion>

const ofProgram = z.object({ title: words, can_see_campaigns: z.boolean(), revision: z.string() })
const errors = ['NotSignedIn', 'NotAllowed', 'AwarenessProgramNotFound'] as const
const ofSaving = [...errors, 'AwarenessChangedMeanwhile', 'AwarenessNotComplete'] as const

export const adminAwarenessWordsContract = {
  getAwarenessSteps: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/steps/',
    summary: 'The words of the four steps of an awareness program, in both languages',
    query: z.object({ id: id.describe('Of the program') }),
    reply: success(ofProgram.extend({ steps: z.array(writtenStep) })),
    errors,
  }),
  saveAwarenessSteps: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/steps/save/',
    changesPages: true,
    summary: 'Changes the words of the four steps',
    body: stepsFields,
    reply: said,
    errors: [...ofSaving, 'StepsNotRight'],
  }),
  getAwarenessQuestions: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/questions/',
    summary: 'The three questions of an awareness program with their choices, and which is right',
    query: z.object({ id: id.describe('Of the program') }),
    reply: success(ofProgram.extend({ questions: z.array(writtenQuestion) })),
    errors,
  }),
  saveAwarenessQuestions: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/questions/save/',
    changesPages: true,
    summary: 'Puts these questions in place of those before; an empty one is taken away',
    body: questionsFields,
    reply: said,
    errors: [...ofSaving, 'QuestionsNotRight'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAwarenessWordsContract> {}
}
