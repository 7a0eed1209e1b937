import { selectStandingEvents, selectTakingPart } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type CourseModuleFacts,
  type ProgramRules,
  selectFinished,
  selectModule,
  selectQuizStates,
  selectRules,
} from './progress.queries.ts'
import { type Deeds, type ModuleRule, type Progress, progressOf } from './progress-of.ts'

/** A person's progress in a program. Once finished it stays finished, whatever is added to the program. */
export type PersonProgress = Progress & { finished_at: Date | null }

interface OfPeople {
  user_ids: readonly number[]
  now: Date
}

/** The progress of each of these people in a program, by their ids. Empty for an unknown program. */
export async function selectProgress(
  db: Db,
  { program_id, ...of }: OfPeople & { program_id: number },
): Promise<Map<number, PersonProgress>> {
  return (await selectProgressOfAll(db, { program_ids: [program_id], ...of })).get(program_id) ?? new Map()
}

/** The progress in several programs, by their ids: five queries, however many programs and people. */
export async function selectProgressOfAll(
  db: Db,
  { program_ids, user_ids, now }: OfPeople & { program_ids: readonly number[] },
): Promise<Map<number, Map<number, PersonProgress>>> {
  const programs = await selectRules(db, program_ids)
  const event_ids = programs.flatMap(({ modules }) => modules.flatMap((module) => module.event_ids))
  const standing = await selectStandingEvents(db, { event_ids, now })
  const parts = Map.groupBy(await selectTakingPart(db, { event_ids, user_ids, now }), byPerson)
  const quizzes = Map.groupBy(await selectQuizStates(db, { program_ids, user_ids }), byPerson)
  const finished = new Map(
    (await selectFinished(db, { program_ids, user_ids })).map((one) => [
      `${one.program_id}:${one.user_id}`,
      new Date(one.finished_at),
    ]),
  )
  const areThere = new Set(standing.map(({ id }) => id))
  const live = new Set(standing.filter(({ is_live }) => is_live).map(({ id }) => id))
  const progressIn = (program: ProgramRules, user_id: number): PersonProgress => {
    const part = parts.get(user_id) ?? []
    const quiz = quizzes.get(user_id) ?? []
    const deeds: Deeds = {
      attended: new Set(part.filter(({ has_attended }) => has_attended).map(({ event_id }) => event_id)),
      registered: new Set(part.filter(({ is_registered }) => is_registered).map(({ event_id }) => event_id)),
      live,
      passed: new Set(quiz.filter(({ has_passed }) => has_passed).map(({ module_id }) => module_id)),
      tried: new Set(quiz.map(({ module_id }) => module_id)),
    }
    const isRequired = (id: number) => areThere.has(id) || deeds.attended.has(id)
    const modules = program.modules.map((module) => withoutCancelled(module, isRequired))
    const finished_at = finished.get(`${program.id}:${user_id}`) ?? null
    // A module that was added or changed since locks none of those they have completed.
    const is_ordered = program.is_ordered && !finished_at
    const progress = progressOf({ is_ordered, modules }, deeds)
    return { ...progress, ...(finished_at ? { label: 'Completed', is_done: true } : {}), finished_at }
  }
  return new Map(
    programs.map((program) => [
      program.id,
      new Map(user_ids.map((user_id) => [user_id, progressIn(program, user_id)])),
    ]),
  )
}

const byPerson = ({ user_id }: { user_id: number }) => user_id

/**
 * The module without its cancelled events, except those that the person attended. If none is left, it still needs one,
 * so that nobody completes it by cancellation.
 */
function withoutCancelled(module: ModuleRule, isRequired: (event_id: number) => boolean): ModuleRule {
  const event_ids = module.event_ids.filter(isRequired)
  const isEmptied = event_ids.length === 0 && module.event_ids.length > 0
  return { ...module, event_ids, events_needed: module.events_needed ?? (isEmptied ? 1 : null) }
}

export interface FoundCourseModule extends CourseModuleFacts {
  /** False while the person must complete an earlier module first. */
  is_open: boolean
}

/**
 * A module with its program, if the person may see it. Undefined for one of a draft, or of a closed program that they
 * aren't enrolled in.
 */
export async function findCourseModule(
  db: Db,
  { module_id, user_id, now }: { module_id: number; user_id: number; now: Date },
): Promise<FoundCourseModule | undefined> {
  const module = await selectModule(db, { module_id, user_id })
  if (!module) return undefined
  const progress = await selectProgress(db, { program_id: module.program.id, user_ids: [user_id], now })
  const own = progress.get(user_id)?.modules.find(({ id }) => id === module_id)
  return { ...module, is_open: own?.is_open ?? false }
}
