import type { Move, TextLanguage } from '#contract/wire.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import {
  EventIsCancelled,
  EventNotThere,
  EventStandsAlready,
  TooManyEvents,
} from './admin-programs.errors.ts'
import { changeModule, expectEvents, expectWork } from './change-module.ts'
import {
  deleteModuleEvent,
  findEventPublication,
  findModuleOfEvent,
  insertModuleEvent,
  moduleHasWork,
  orderEvents,
  selectEventIds,
} from './write-module.queries.ts'

/** The most events of a module: as many as one registration can contain. */
export const MOST_EVENTS = 50

interface OfEvent {
  id: number
  event_id: number
  now: Date
}

/**
 * Appends an event to a module.
 * @throws NotAllowed, ModuleNotFound, EventNotThere, EventIsCancelled, EventStandsAlready, TooManyEvents
 */
export function addModuleEvent(
  db: Db,
  viewer: Editor,
  { id, event_id, language, now }: OfEvent & { language: TextLanguage },
): Promise<void> {
  return changeModule(db, viewer, { id, now }, async (tx, { program_id }) => {
    const publication = await findEventPublication(tx, event_id)
    if (publication === undefined) throw new EventNotThere()
    if (publication === 'cancelled') throw new EventIsCancelled()
    const standsIn = await findModuleOfEvent(tx, { program_id, event_id, language })
    if (standsIn !== undefined) throw new EventStandsAlready(standsIn)
    const ids = await selectEventIds(tx, id)
    if (ids.length >= MOST_EVENTS) throw new TooManyEvents(MOST_EVENTS)
    await insertModuleEvent(tx, { program_id, module_id: id, event_id, position: ids.length + 1 })
    await orderEvents(tx, { module_id: id, ids: [...ids, event_id] })
    const change = { before: { events: ids }, after: { events: [...ids, event_id] } }
    await recordChange(tx, { viewer, action: 'events-changed', kind: 'course-module', id, ...change, now })
  })
}

/** @throws NotAllowed, ModuleNotFound, EventNotThere */
export function moveModuleEvent(
  db: Db,
  viewer: Editor,
  { id, event_id, direction, now }: OfEvent & { direction: Move },
): Promise<void> {
  return changeModule(db, viewer, { id, now }, async (tx) => {
    const before = await selectEventIds(tx, id)
    if (!before.includes(event_id)) throw new EventNotThere()
    const events = movedIn(before, { id: event_id, direction })
    if (!events) return
    await orderEvents(tx, { module_id: id, ids: events })
    const change = { before: { events: before }, after: { events } }
    await recordChange(tx, { viewer, action: 'events-changed', kind: 'course-module', id, ...change, now })
  })
}

/**
 * The event itself and its registrations stay.
 * @throws NotAllowed, ModuleNotFound, EventNotThere, ModuleNeedsWork, ProgramNeedsEvent
 */
export function removeModuleEvent(db: Db, viewer: Editor, { id, event_id, now }: OfEvent): Promise<void> {
  return changeModule(db, viewer, { id, now }, async (tx, module) => {
    const before = await selectEventIds(tx, id)
    const hadWork = await moduleHasWork(tx, id)
    if (!(await deleteModuleEvent(tx, { module_id: id, event_id }))) throw new EventNotThere()
    await expectWork(tx, module, hadWork)
    await expectEvents(tx, module)
    const events = before.filter((one) => one !== event_id)
    const change = { before: { events: before }, after: { events } }
    await recordChange(tx, { viewer, action: 'events-changed', kind: 'course-module', id, ...change, now })
  })
}
