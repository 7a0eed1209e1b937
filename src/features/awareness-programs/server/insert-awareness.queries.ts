import type { TextLanguage } from '#contract/wire.ts'
import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { becomePromoter } from '#foundation/accounts/server/index.ts'
import { insertTermLinks } from '#foundation/content/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { AWARENESS_STEPS, STEP_POSITIONS } from '../awareness-steps.contract.ts'
import {
  awarenessChoices,
  awarenessLinks,
  awarenessPrograms,
  awarenessQuestions,
  awarenessSteps,
} from './awareness-programs.tables.ts'
import { campaignSteps, campaigns } from './campaigns.tables.ts'
import { newShareCode } from './new-share-code.ts'

interface NewAwarenessQuestion {
  question: LocalizedText
  explanation: LocalizedText
  choices: readonly { choice: LocalizedText; is_right: boolean }[]
}

/** A program with everything that belongs to it, in the given order. */
export interface NewAwarenessProgram extends Omit<typeof awarenessPrograms.$inferInsert, 'id'> {
  /** The texts of the steps; the default ones if omitted. */
  steps?: readonly { title: LocalizedText; description: LocalizedText }[]
  questions: readonly NewAwarenessQuestion[]
  skill_ids?: readonly number[]
  tag_ids?: readonly number[]
  age_group_ids?: readonly number[]
}

/** Adds a program, all or nothing. Unless given, `published_at` of anything but a draft is when it was created. */
export async function insertAwarenessProgram(db: Db, program: NewAwarenessProgram): Promise<number> {
  const { steps = usualSteps(), questions, skill_ids, tag_ids, age_group_ids, ...columns } = program
  const moment = (columns.publication ?? 'draft') === 'draft' ? {} : { published_at: new Date() }
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(awarenessPrograms)
      .values({ ...moment, ...columns })
      .returning({ id: awarenessPrograms.id })
    if (!added) throw new Error('the program was not added')
    const program_id = added.id
    const placed = steps.map((step, at) => ({ ...step, program_id, position: at + 1 }))
    if (placed.length > 0) await tx.insert(awarenessSteps).values(placed)
    for (const [at, { choices, ...question }] of questions.entries()) {
      const [asked] = await tx
        .insert(awarenessQuestions)
        .values({ ...question, program_id, position: at + 1 })
        .returning({ id: awarenessQuestions.id })
      if (!asked) throw new Error('the question was not added')
      const offered = choices.map((choice, index) => ({
        ...choice,
        question_id: asked.id,
        position: index + 1,
      }))
      if (offered.length > 0) await tx.insert(awarenessChoices).values(offered)
    }
    await insertTermLinks(tx, awarenessLinks, [program], [program_id])
    return program_id
  })
}

const inBoth = (text: (inputs: Record<string, never>, options: { locale: TextLanguage }) => string) =>
  Object.fromEntries(WRITTEN_LANGUAGES.map((locale) => [locale, text({}, { locale })])) as LocalizedText

const usualSteps = () =>
  AWARENESS_STEPS.map(({ title, description }) => ({
    title: inBoth(title),
    description: inBoth(description),
  }))

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id' | 'referral_code' | 'join_code'>

/**
 * Adds a campaign with its steps, which makes its owner a promoter. Call it in a transaction.
 * @returns its id; undefined if the person, or this organisation of theirs, already has one for the program
 */
export async function insertCampaign(tx: Db, campaign: NewCampaign): Promise<number | undefined> {
  const join_code = campaign.kind === 'organisation' ? newShareCode() : null
  const [added] = await tx
    .insert(campaigns)
    .values({ ...campaign, referral_code: newShareCode(), join_code })
    .onConflictDoNothing()
    .returning({ id: campaigns.id })
  if (!added) return undefined
  await tx
    .insert(campaignSteps)
    .values(STEP_POSITIONS.map((position) => ({ campaign_id: added.id, position })))
  await becomePromoter(tx, campaign.owner_id)
  return added.id
}
