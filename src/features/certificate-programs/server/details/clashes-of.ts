import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'

type Dated = Pick<ModuleEvent, 'id' | 'status' | 'start_date_time' | 'end_date_time'>

/** Pairs of events that overlap, of those that are still to come, the earlier one first. One may begin as another ends. */
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
