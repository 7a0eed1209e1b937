import { m } from '#messages/messages.js'
import { CalendarDays, type Icon, Info } from '#ui-kit/icons.ts'

export interface Place {
  key: 'about' | 'events'
  label: () => string
  to: '/' | '/about'
  icon: Icon
}

/** The top-level pages that there are, in the order of spec section 2. */
export const places: readonly Place[] = [
  { key: 'about', label: m.nav_about, to: '/about', icon: Info },
  { key: 'events', label: m.nav_events, to: '/', icon: CalendarDays },
]

/** Events is highlighted for the index and for event routes (spec section 2). */
export function currentPlace(path: string): Place['key'] | undefined {
  if (isEventPath(path)) return 'events'
  return path === '/about' ? 'about' : undefined
}

/** The logo differs on event routes (spec section 2). */
export function isEventPath(path: string): boolean {
  return path === '/' || path === '/events' || path.startsWith('/events/')
}
