import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'
import { eventsOf } from './choosable-events.ts'

/** For each event, the program's events that overlap with it. */
export function clashesOf(program: ProgramDetails): Map<number, ModuleEvent[]> {
  const byId = new Map(eventsOf(program).map((event) => [event.id, event]))
  const found = new Map<number, ModuleEvent[]>()
  for (const { event_id, other_id } of program.clashes) {
    for (const [one, two] of [
      [event_id, other_id],
      [other_id, event_id],
    ] as const) {
      const other = byId.get(two)
      const known = found.get(one) ?? []
      if (other && !known.includes(other)) found.set(one, [...known, other])
    }
  }
  return found
}

/** Overlapping pairs for which the person has chosen or is registered for both. */
export function clashesAmong(
  program: ProgramDetails,
  chosen: ReadonlySet<number>,
): { event: ModuleEvent; other: ModuleEvent }[] {
  const byId = new Map(eventsOf(program).map((event) => [event.id, event]))
  const isMine = ({ id, isSelected }: ModuleEvent) => isSelected || chosen.has(id)
  return program.clashes.flatMap(({ event_id, other_id }) => {
    const [event, other] = [byId.get(event_id), byId.get(other_id)]
    return event && other && isMine(event) && isMine(other) ? [{ event, other }] : []
  })
}
