import type { TextLanguage } from '#contract/wire.ts'
import { selectSpeakersOf } from '#features/events/server/index.ts'
import { NOBODY, type Viewer } from '#foundation/accounts/server/index.ts'
import { asEasyRead } from '#foundation/easy-read/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CourseModule, ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'
import { ProgramNotFound } from '../certificate-programs.errors.ts'
import { ownProgressOf } from '../progress/own-progress.ts'
import { type QuizState, selectQuizStates } from '../progress/progress.queries.ts'
import { type PersonProgress, selectProgress } from '../progress/select-progress.ts'
import { findModuleEvents } from './module-events.ts'
import { type ProgramFacts, selectProgram } from './program-facts.queries.ts'

interface Wanted {
  id: number
  language: TextLanguage
  now: Date
}

/**
 * Everything about one program; personal facts only for logged-in people.
 * @throws ProgramNotFound
 */
export async function getProgram(
  db: Db,
  viewer: Pick<Viewer, 'id'> | null,
  { id, language, now }: Wanted,
): Promise<ProgramDetails> {
  const user_id = viewer?.id ?? NOBODY
  const facts = await selectProgram(db, { id, user_id, language })
  if (!facts) throw new ProgramNotFound()
  const { teacher_ids, is_inside, modules, outcomes, easy_read, ...texts } = facts
  const teachers = await selectSpeakersOf(db, { ids: teacher_ids, language })
  const ids = modules.flatMap(({ event_ids }) => event_ids)
  const events = await findModuleEvents(db, viewer, { ids, language, now })
  // A visitor has the progress of a new participant.
  const of = { user_ids: [user_id], now }
  const progress = (await selectProgress(db, { program_id: id, ...of })).get(user_id)
  const quizzes = await selectQuizStates(db, { program_ids: [id], user_ids: [user_id] })
  return {
    ...texts,
    easy_read: asEasyRead(easy_read),
    outcomes: outcomes.split('\n').filter((line) => line.trim()),
    teachers,
    progress: is_inside && progress ? ownProgressOf(progress) : null,
    modules: modules.map(({ event_ids, needs_quiz, questions_count, ...module }): CourseModule => {
      const { label, events_needed, events_done, is_open } = progressIn(progress, module.id)
      const state = quizzes.find(({ module_id }) => module_id === module.id)
      const module_events = event_ids.flatMap((event_id) => events.get(event_id) ?? [])
      const quiz = quizOf({ needs_quiz, questions_count }, state)
      return { ...module, module_events, quiz, label, events_needed, events_done, is_open }
    }),
    clashes: clashesOf([...events.values()], now),
  }
}

type ModuleFacts = ProgramFacts['modules'][number]

const untouched = { label: 'Not started', events_needed: 0, events_done: 0, is_open: true } as const

/** A module added a moment ago has no progress yet. */
const progressIn = (progress: PersonProgress | undefined, module_id: number) =>
  progress?.modules.find(({ id }) => id === module_id) ?? untouched

function quizOf(
  { needs_quiz, questions_count }: Pick<ModuleFacts, 'needs_quiz' | 'questions_count'>,
  state: QuizState | undefined,
): CourseModule['quiz'] {
  if (questions_count === 0) return null
  return {
    questions_count,
    is_needed: needs_quiz,
    has_passed: state?.has_passed ?? false,
    tries: state?.tries ?? 0,
  }
}

type Dated = Pick<ModuleEvent, 'id' | 'status' | 'start_date_time' | 'end_date_time'>

/** Pairs of upcoming events that overlap, the earlier one first. An event may start when another ends. */
export function clashesOf(events: readonly Dated[], now: Date): ProgramDetails['clashes'] {
  const toCome = events.flatMap(({ id, status, start_date_time, end_date_time }) => {
    if (start_date_time === null || end_date_time === null || status === 'Cancelled') return []
    const [start, end] = [Date.parse(start_date_time), Date.parse(end_date_time)]
    return end > now.getTime() ? [{ id, start, end }] : []
  })
  const inOrder = toCome.toSorted((one, other) => one.start - other.start || one.id - other.id)
  return inOrder.flatMap((one, place) =>
    inOrder
      .slice(place + 1)
      .filter((other) => other.start < one.end)
      .map((other) => ({ event_id: one.id, other_id: other.id })),
  )
}
