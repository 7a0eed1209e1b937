import { DAY_MS } from '#contract/durations.ts'
import type { TrackedDay, TrackedSource, TrackedTotals } from '../../tracking.contract.ts'
import type { CompletedDay, InvitedDay, OpenedDay } from './tracking.queries.ts'

/** A campaign's counts: one row per day, for visits and completions one row per day and source. */
export interface CountedDays {
  invited: readonly InvitedDay[]
  opened: readonly OpenedDay[]
  completed: readonly CompletedDay[]
}

const sum = <Row>(list: readonly Row[], of: (row: Row) => number) =>
  list.reduce((total, row) => total + of(row), 0)

export function totalsOf({ invited, opened, completed }: CountedDays): TrackedTotals {
  return {
    invited: sum(invited, (row) => row.invited),
    opened_invitations: sum(invited, (row) => row.opened),
    opened: sum(opened, (row) => row.opened),
    completed: sum(completed, (row) => row.completed),
    completed_invited: sum(completed, (row) => row.invited),
  }
}

/** The counts of these days in order, with zeros where there is nothing. */
export function daysOf(counted: CountedDays, days: readonly string[]): TrackedDay[] {
  const found = new Map(days.map((day) => [day, { day, invited: 0, opened: 0, completed: 0 }]))
  for (const { day, invited } of counted.invited) add(found.get(day), { invited })
  for (const { day, opened } of counted.opened) add(found.get(day), { opened })
  for (const { day, completed } of counted.completed) add(found.get(day), { completed })
  return [...found.values()]
}

function add(to: TrackedDay | undefined, of: Partial<Omit<TrackedDay, 'day'>>): void {
  if (!to) return
  to.invited += of.invited ?? 0
  to.opened += of.opened ?? 0
  to.completed += of.completed ?? 0
}

/** Totals of each source that brought visitors: most completions first, then most visits. */
export function sourcesOf({ opened, completed }: CountedDays): TrackedSource[] {
  const found = new Map<string, TrackedSource>()
  const of = (source: TrackedSource['source']): TrackedSource => {
    const row = found.get(source) ?? { source, opened: 0, completed: 0 }
    found.set(source, row)
    return row
  }
  for (const row of opened) of(row.source).opened += row.opened
  for (const row of completed) of(row.source).completed += row.completed
  return [...found.values()].sort((a, b) => b.completed - a.completed || b.opened - a.opened)
}

/** The `count` days up to and including `last`, in order. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}
