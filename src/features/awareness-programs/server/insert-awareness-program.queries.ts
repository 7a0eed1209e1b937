import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import {
  awarenessChoices,
  awarenessProgramAgeGroups,
  awarenessProgramSkills,
  awarenessPrograms,
  awarenessProgramTags,
  awarenessQuestions,
  awarenessSteps,
} from './awareness-programs.tables.ts'

export interface NewAwarenessQuestion {
  question: LocalizedText
  explanation: LocalizedText
  choices: readonly { choice: LocalizedText; is_right: boolean }[]
}

/** A program with all that belongs to it, everything in the order given. */
export interface NewAwarenessProgram extends Omit<typeof awarenessPrograms.$inferInsert, 'id'> {
  steps: readonly { title: LocalizedText; description: LocalizedText }[]
  questions: readonly NewAwarenessQuestion[]
  skill_ids?: readonly number[]
  tag_ids?: readonly number[]
  age_group_ids?: readonly number[]
}

/** Adds a program, all or nothing. What is not a draft was published when it was made, unless it says otherwise. */
export async function insertAwarenessProgram(db: Db, program: NewAwarenessProgram): Promise<number> {
  const { steps, questions, skill_ids = [], tag_ids = [], age_group_ids = [], ...columns } = program
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
    const skills = skill_ids.map((skill_id, position) => ({ program_id, skill_id, position }))
    if (skills.length > 0) await tx.insert(awarenessProgramSkills).values(skills)
    const tags = tag_ids.map((tag_id, position) => ({ program_id, tag_id, position }))
    if (tags.length > 0) await tx.insert(awarenessProgramTags).values(tags)
    const ages = age_group_ids.map((age_group_id, position) => ({ program_id, age_group_id, position }))
    if (ages.length > 0) await tx.insert(awarenessProgramAgeGroups).values(ages)
    return program_id
  })
}
