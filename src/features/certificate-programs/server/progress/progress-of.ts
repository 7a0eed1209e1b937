import type { ProgressLabel } from '../../certificate-programs.contract.ts'

/** The requirements of a module. */
export interface ModuleRule {
  id: number
  minutes: number
  /** Null for all of them. A number is fixed: with fewer events than that, the module can't be completed yet. */
  events_needed: number | null
  /** The events that aren't cancelled, and cancelled ones that the person attended. */
  event_ids: readonly number[]
  /** There is a quiz, and it must be passed. */
  is_quiz_needed: boolean
}

/** What a person has done. */
export interface Deeds {
  /** Ids of events that they attended or watched, by the event's rule. */
  attended: ReadonlySet<number>
  /** Ids of events that they are registered or waiting for. */
  registered: ReadonlySet<number>
  /** Ids of events that are live right now. */
  live: ReadonlySet<number>
  /** Ids of modules whose quiz they have passed. */
  passed: ReadonlySet<number>
  /** Ids of modules whose quiz they have attempted. */
  tried: ReadonlySet<number>
}

export interface ModuleProgress {
  id: number
  label: ProgressLabel
  events_needed: number
  events_done: number
  is_done: boolean
  /** False while an earlier module must be completed first. */
  is_open: boolean
}

export interface Progress {
  label: ProgressLabel
  modules: ModuleProgress[]
  modules_done: number
  /** The minutes of the completed modules. */
  minutes_done: number
  is_done: boolean
}

/**
 * A person's progress in a program. In an ordered program, a module only counts as completed after all modules before
 * it; work done ahead counts as soon as they are. A module without requirements is never completed.
 */
export function progressOf(
  { is_ordered, modules }: { is_ordered: boolean; modules: readonly ModuleRule[] },
  deeds: Deeds,
): Progress {
  const found: ModuleProgress[] = []
  let areEarlierDone = true
  for (const rule of modules) {
    const is_open = !is_ordered || areEarlierDone
    const one = moduleProgress(rule, deeds, is_open)
    areEarlierDone &&= one.is_done
    found.push(one)
  }
  const done = found.filter(({ is_done }) => is_done)
  const is_done = found.length > 0 && done.length === found.length
  return {
    label: is_done ? 'Completed' : labelOfAll(found),
    modules: found,
    modules_done: done.length,
    minutes_done: modules.reduce((sum, { minutes }, index) => sum + (found[index]?.is_done ? minutes : 0), 0),
    is_done,
  }
}

function moduleProgress(rule: ModuleRule, deeds: Deeds, is_open: boolean): ModuleProgress {
  const { id, event_ids, is_quiz_needed } = rule
  const events_needed = rule.events_needed ?? event_ids.length
  const events_done = event_ids.filter((event) => deeds.attended.has(event)).length
  const asksForSomething = events_needed > 0 || is_quiz_needed
  const isMet = events_done >= events_needed && (!is_quiz_needed || deeds.passed.has(id))
  const is_done = is_open && asksForSomething && isMet
  const isLive = event_ids.some((event) => deeds.live.has(event))
  const isBegun =
    deeds.tried.has(id) || event_ids.some((event) => deeds.attended.has(event) || deeds.registered.has(event))
  const label = is_done ? 'Completed' : isLive ? 'Live' : isBegun ? 'In Progress' : 'Not started'
  return { id, label, events_needed, events_done, is_done, is_open }
}

function labelOfAll(modules: readonly ModuleProgress[]): ProgressLabel {
  const labels = new Set(modules.map(({ label }) => label))
  if (labels.has('Live')) return 'Live'
  return labels.has('In Progress') || labels.has('Completed') ? 'In Progress' : 'Not started'
}
