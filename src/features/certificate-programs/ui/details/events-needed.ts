import type { CourseModule } from '../../certificate-programs.contract.ts'

/** How many events of a module are needed, and of how many: a cancelled one counts only for those who attended it. */
export function eventsNeeded({
  events_needed,
  module_events,
}: Pick<CourseModule, 'events_needed' | 'module_events'>): { needed: number; count: number } {
  const count = module_events.filter(
    ({ status, user_event_status }) => status !== 'Cancelled' || user_event_status === 'Attended',
  ).length
  return { needed: Math.min(events_needed, count), count }
}
