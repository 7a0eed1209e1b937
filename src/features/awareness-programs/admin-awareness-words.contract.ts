import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, optionalField, revision, type Sorts, success } from '#contract/wire.ts'
import type { WrittenLanguage } from '#contract/written-languages.ts'
import { line, text, textsInBoth } from '#foundation/content/content.contract.ts'
import { QUESTION_POSITIONS } from './awareness-programs.contract.ts'
import { STEP_POSITIONS } from './awareness-steps.contract.ts'

export const AWARENESS_SORTS = {
  title: 'ascending',
  campaigns: 'descending',
  completions: 'descending',
} as const satisfies Sorts
export type AwarenessSort = keyof typeof AWARENESS_SORTS

/** What a program needs before it can be published. */
export const NEEDED_TO_PUBLISH = [
  'summary',
  'description',
  'pledge',
  'film',
  'transcript',
  'steps',
  'questions',
] as const
export type NeededToPublish = (typeof NEEDED_TO_PUBLISH)[number]

/** Positions of the choices of a question. */
export const CHOICE_POSITIONS = [1, 2, 3, 4] as const
export type ChoicePosition = (typeof CHOICE_POSITIONS)[number]
export type QuestionPosition = 1 | 2 | 3

/** `held` are those suspended by our team, whatever their own status. */
export const SHOWN_CAMPAIGNS = ['live', 'paused', 'ended', 'held'] as const
export type ShownCampaigns = (typeof SHOWN_CAMPAIGNS)[number]

export const ADMIN_CAMPAIGN_SORTS = {
  newest: 'descending',
  completions: 'descending',
  invitations: 'descending',
} as const satisfies Sorts
export type AdminCampaignSort = keyof typeof ADMIN_CAMPAIGN_SORTS

/** How many days back invitations are listed. */
export const WATCHED_DAYS = ['7', '30', '90'] as const
export type WatchedDays = (typeof WATCHED_DAYS)[number]

export const MOST_SUSPENSION_REASON_LETTERS = 600

const ofForm = { id: id.describe('ID of the program'), revision }

/** Flat and named as on the page: `title_1_en`, `description_1_en`. */
export const stepTexts = textsInBoth({ title: line(100), description: text(1_000) })
export const stepsFields = z.object({ ...ofForm, ...stepTexts.inSlots(STEP_POSITIONS) })
export type StepsFields = z.output<typeof stepsFields>

export const questionTexts = textsInBoth({ question: text(600), explanation: text(1_000) })
const choice = line(300)
const right = optionalField(z.enum(['1', '2', '3', '4'])).describe('Position of the correct choice')
type Choices = Record<`right_${QuestionPosition}`, typeof right> &
  Record<`choice_${QuestionPosition}_${ChoicePosition}_${WrittenLanguage}`, typeof choice>

/** Flat and named as on the page: `right_1`, `choice_1_4_hi`. */
const choices = Object.assign(
  {},
  ...QUESTION_POSITIONS.map((at) => ({
    [`right_${at}`]: right,
    ...textsInBoth({ [`choice_${at}`]: choice }).inSlots(CHOICE_POSITIONS),
  })),
) as Choices
export const questionsFields = z.object({
  ...ofForm,
  ...questionTexts.inSlots(QUESTION_POSITIONS),
  ...choices,
})
export type QuestionsFields = z.output<typeof questionsFields>

export const writtenStep = z.object(stepTexts.form)
export type WrittenStep = z.output<typeof writtenStep>

export const writtenChoice = z.object({
  position: z.int(),
  ...textsInBoth({ choice }).form,
  is_right: z.boolean(),
})
export const writtenQuestion = z.object({
  position: z.int(),
  ...questionTexts.form,
  choices: z.array(writtenChoice),
})
export type WrittenQuestion = z.output<typeof writtenQuestion>

const ofProgram = z.object({ title: z.string(), can_see_campaigns: z.boolean(), revision: z.string() })
const errors = ['NotSignedIn', 'NotAllowed', 'AwarenessProgramNotFound'] as const
const ofSaving = [...errors, 'AwarenessChangedMeanwhile', 'AwarenessNotComplete'] as const

export const adminAwarenessWordsContract = {
  getAwarenessSteps: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/steps/',
    summary: 'Returns the texts of the steps of an awareness program, in both languages',
    query: z.object({ id: id.describe('ID of the program') }),
    reply: success(ofProgram.extend({ steps: z.array(writtenStep) })),
    errors,
  }),
  saveAwarenessSteps: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/steps/save/',
    changesPages: true,
    summary: 'Updates the texts of the steps of an awareness program',
    body: stepsFields,
    reply: messageReply,
    errors: [...ofSaving, 'StepsNotRight'],
  }),
  getAwarenessQuestions: endpoint({
    method: 'GET',
    path: '/v2/admin/awareness/questions/',
    summary: 'Returns the three questions of an awareness program with their choices and the correct one',
    query: z.object({ id: id.describe('ID of the program') }),
    reply: success(ofProgram.extend({ questions: z.array(writtenQuestion) })),
    errors,
  }),
  saveAwarenessQuestions: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/questions/save/',
    changesPages: true,
    summary: 'Replaces the questions of an awareness program; an empty one is removed',
    body: questionsFields,
    reply: messageReply,
    errors: [...ofSaving, 'QuestionsNotRight'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAwarenessWordsContract> {}
}
