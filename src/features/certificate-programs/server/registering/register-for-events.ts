import type { TextLanguage } from '#contract/wire.ts'
import type { OwnRegistration } from '#features/events/event-registrations.contract.ts'
import { type RefusedEvent, takeSeats } from '#features/events/server/index.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import {
  EventNotInProgram,
  EventsNotRegistered,
  NoEventOpen,
  NothingChosen,
  ProgramIsClosed,
  ProgramNotFound,
} from '../certificate-programs.errors.ts'
import { findModuleEvents } from '../details/module-events.ts'
import { enqueueCourseRegistrationMail } from './course-registration-mail-job.ts'
import { enrol, findProgramToRegister } from './registering.queries.ts'

interface Wishes {
  wants_reminder_day?: boolean | undefined
  wants_reminder_hour?: boolean | undefined
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
}

interface Asked extends Wishes {
  program_id: number
  /** Ids in any order, duplicates allowed. */
  chosen: readonly number[]
  /** All open events, in addition to the chosen ones. */
  isAll: boolean
  language: TextLanguage
  now: Date
}

interface RegisteredEvent {
  id: number
  title: string
  registration: OwnRegistration
}

/**
 * Registers the person for several events of a program, or adds them to the waitlists: for all of them, or for none
 * with the reasons. Existing registrations stay. The first time enrols the person in the program.
 * @throws ProgramNotFound, ProgramIsClosed, NothingChosen, EventsNotRegistered
 */
export async function registerForEvents(
  db: Db,
  { id: user_id }: Pick<Viewer, 'id'>,
  { program_id, chosen, isAll, language, now, ...wishes }: Asked,
): Promise<RegisteredEvent[]> {
  const program = await findProgramToRegister(db, { id: program_id, user_id })
  if (!program) throw new ProgramNotFound()
  if (program.is_closed && !program.is_inside) throw new ProgramIsClosed()
  const ofProgram = { ids: program.event_ids, language, now }
  const events = await findModuleEvents(db, { id: user_id }, ofProgram)
  const all = isAll ? chosenByAll([...events.values()]) : []
  const wanted = [...new Set([...chosen, ...all])]
  if (wanted.length === 0) throw isAll ? new NoEventOpen() : new NothingChosen()
  const strange = wanted.filter((id) => !events.has(id))
  const foreign = strange.map((event_id) => ({ event_id, reason: new EventNotInProgram() }))
  const missing = wanted.filter((id) => events.get(id)?.registration?.status !== 'registered')
  const event_ids = missing.filter((id) => events.has(id))
  await db.transaction(async (tx) => {
    // Queued before taking the locks, so that the next request waits less; the email depends on the outcome anyway.
    // Joining with earlier registrations alone is emailed too: the page that follows says so.
    if (event_ids.length > 0 || !program.is_inside)
      await enqueueCourseRegistrationMail(tx, { program_id, user_id })
    const closed = await takeSeats(tx, { event_ids, user_id, language, now, wishes })
    const refused = [...foreign, ...closed]
    if (refused.length > 0) throw new EventsNotRegistered(refused.map(asProblem))
    // After the events' rows, in the order of every registration.
    await enrol(tx, { program_id, user_id, language, ...wishes })
  })
  const registered = await findModuleEvents(db, { id: user_id }, { ...ofProgram, ids: wanted })
  return wanted.flatMap((id): RegisteredEvent[] => {
    const event = registered.get(id)
    return event?.registration ? [{ id, title: event.title, registration: event.registration }] : []
  })
}

/**
 * The open events that the person doesn't have yet. If they have all of them, those count, so that the person is
 * still enrolled.
 */
function chosenByAll(events: readonly ModuleEvent[]): number[] {
  const open = events.filter(({ is_open }) => is_open)
  const left = open.filter(
    ({ registration, user_event_status }) =>
      registration?.status !== 'registered' && user_event_status !== 'Attended',
  )
  return (left.length > 0 ? left : open).map(({ id }) => id)
}

const asProblem = ({ event_id, reason }: RefusedEvent) => ({
  field: `events.${event_id}`,
  code: reason.code,
  message: reason.message,
})
