import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'

/** Registering is possible, and useful. */
export const isChoosable = ({ is_open, isSelected, user_event_status }: ModuleEvent) =>
  is_open && !isSelected && user_event_status !== 'Attended'

export const eventsOf = ({ modules }: ProgramDetails): ModuleEvent[] =>
  modules.flatMap(({ module_events }) => module_events)

/** What the person can choose now. A closed program accepts no new participants; those enrolled can continue. */
export function choosableEvents(program: ProgramDetails): ModuleEvent[] {
  if (program.is_closed && program.progress === null) return []
  return eventsOf(program).filter(isChoosable)
}

/** Events that let a person join who registered for or attended them before knowing the program. */
export function eventsOfNewcomer(program: ProgramDetails): ModuleEvent[] {
  if (program.is_closed || program.progress !== null) return []
  return eventsOf(program).filter(
    ({ registration, is_open, user_event_status }) =>
      registration?.status === 'registered' || (is_open && user_event_status === 'Attended'),
  )
}
