import type { CourseModule, ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'

/** The next thing to do towards the certificate. `place` is the module's number from 1. */
export type NextStep =
  | { kind: 'certificate' }
  | { kind: 'join' | 'watch' | 'come'; event: ModuleEvent }
  | { kind: 'choose' | 'quiz' | 'wait'; module: CourseModule; place: number }

/** Live events first, then the first module in which something can be done. */
export function nextStep({ modules, progress, is_closed }: ProgramDetails): NextStep {
  const left = modules
    .map((module, index) => ({ module, place: index + 1 }))
    .filter(({ module }) => module.label !== 'Completed')
  if (progress?.finished_at || left.length === 0) return { kind: 'certificate' }
  const live = modules.flatMap((module) => module.module_events).find(isMineAndLive)
  if (live) return { kind: 'join', event: live }
  const steps = left
    .filter(({ module }) => module.is_open)
    .map(({ module, place }) => stepIn(module, place, { mayChoose: progress !== null || !is_closed }))
  const [first] = steps
  return steps.find(({ kind }) => kind !== 'wait') ?? first ?? { kind: 'wait', ...firstOf(left) }
}

function stepIn(module: CourseModule, place: number, { mayChoose }: { mayChoose: boolean }): NextStep {
  const { events_done, events_needed, module_events, quiz } = module
  if (events_done >= events_needed) {
    const isQuizLeft = quiz?.is_needed && !quiz.has_passed
    return { kind: isQuizLeft ? 'quiz' : 'wait', module, place }
  }
  const open = module_events.filter(({ user_event_status }) => user_event_status !== 'Attended')
  const film = open.find(({ status }) => status === 'On-Demand')
  if (film) return { kind: 'watch', event: film }
  const coming = open.find(isMineAndComing)
  if (coming) return { kind: 'come', event: coming }
  const canChoose = mayChoose && open.some(({ is_open, isSelected }) => is_open && !isSelected)
  return { kind: canChoose ? 'choose' : 'wait', module, place }
}

const isMineAndLive = ({ is_live, registration }: ModuleEvent) =>
  is_live && registration?.status === 'registered'

const isMineAndComing = ({ status, registration }: ModuleEvent) =>
  registration?.status === 'registered' && (status === 'Upcoming' || status === 'Scheduled')

function firstOf<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new Error('the list is empty')
  return first
}
