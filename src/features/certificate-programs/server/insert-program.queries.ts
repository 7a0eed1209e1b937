import { insertTermLinks } from '#foundation/content/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import {
  certificateProgramAnswers,
  certificatePrograms,
  programLinks,
} from './certificate-programs.tables.ts'
import { courseModuleEvents, courseModules } from './course-modules.tables.ts'
import { quizChoices, quizQuestions } from './quizzes.tables.ts'

type ProgramRow = typeof certificatePrograms.$inferInsert
type ModuleRow = Omit<typeof courseModules.$inferInsert, 'program_id' | 'position'>

export interface NewQuestion {
  kind: 'single' | 'multiple'
  question: LocalizedText
  choices: readonly { choice: LocalizedText; is_right: boolean; feedback: LocalizedText }[]
}

export interface NewModule extends ModuleRow {
  /** The events of the module, in order. */
  event_ids: readonly number[]
  questions?: readonly NewQuestion[]
}

/** A program with everything that belongs to it, in the given order. */
export interface NewProgram extends ProgramRow {
  skill_ids?: readonly number[]
  tag_ids?: readonly number[]
  age_group_ids?: readonly number[]
  teacher_ids?: readonly number[]
  answers?: readonly { question: LocalizedText; answer: LocalizedText }[]
  modules: readonly NewModule[]
}

/** Adds a program, all or nothing. Unless given, `published_at` of anything but a draft is when it was created. */
export async function insertProgram(
  db: Db,
  program: NewProgram,
): Promise<{ id: number; module_ids: number[] }> {
  const { skill_ids, tag_ids, age_group_ids, teacher_ids, answers, modules, ...columns } = program
  const moment = (columns.publication ?? 'draft') === 'draft' ? {} : { published_at: new Date() }
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(certificatePrograms)
      .values({ ...moment, ...columns })
      .returning({ id: certificatePrograms.id })
    if (!added) throw new Error('the program was not added')
    const program_id = added.id
    await insertTermLinks(tx, programLinks, [program], [program_id])
    const said = (answers ?? []).map((one, position) => ({ ...one, program_id, position }))
    if (said.length > 0) await tx.insert(certificateProgramAnswers).values(said)
    const module_ids: number[] = []
    for (const [position, module] of modules.entries())
      module_ids.push(await insertModule(tx, { ...module, program_id, position }))
    return { id: program_id, module_ids }
  })
}

/** @returns the module's id */
export async function insertModule(
  tx: Db,
  { event_ids, questions = [], ...columns }: NewModule & { program_id: number; position: number },
): Promise<number> {
  const [added] = await tx.insert(courseModules).values(columns).returning({ id: courseModules.id })
  if (!added) throw new Error('the module was not added')
  const { program_id } = columns
  const events = event_ids.map((event_id, position) => ({
    program_id,
    module_id: added.id,
    event_id,
    position,
  }))
  if (events.length > 0) await tx.insert(courseModuleEvents).values(events)
  for (const [position, question] of questions.entries())
    await insertQuestion(tx, { ...question, module_id: added.id, position })
  return added.id
}

/** @returns the question's id */
export async function insertQuestion(
  tx: Db,
  { choices, ...columns }: NewQuestion & { module_id: number; position: number },
): Promise<number> {
  const [added] = await tx.insert(quizQuestions).values(columns).returning({ id: quizQuestions.id })
  if (!added) throw new Error('the question was not added')
  const rows = choices.map((choice, position) => ({ ...choice, question_id: added.id, position }))
  if (rows.length > 0) await tx.insert(quizChoices).values(rows)
  return added.id
}
