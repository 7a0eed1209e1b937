import { m } from '#messages/messages.js'
import { CalendarDays, type Icon, Info, ShieldCheck } from '#ui-kit/icons.ts'

export interface Place {
  key: 'about' | 'events' | 'admin'
  label: () => string
  to: '/' | '/about' | '/admin'
  icon: Icon
}

/** The top-level pages that there are, in the order of spec section 2. */
export const places: readonly Place[] = [
  { key: 'about', label: m.nav_about, to: '/about', icon: Info },
  { key: 'events', label: m.nav_events, to: '/', icon: CalendarDays },
]

/** Only for those who have a role there (spec section 2). */
const administration: Place = { key: 'admin', label: m.nav_admin, to: '/admin', icon: ShieldCheck }

export const placesFor = (viewer: { roles: readonly string[] } | null): readonly Place[] =>
  viewer && viewer.roles.length > 0 ? [...places, administration] : places

/** Events is highlighted for the index and for event routes (spec section 2). */
export function currentPlace(path: string): Place['key'] | undefined {
  if (isEventPath(path)) return 'events'
  if (path === '/admin' || path.startsWith('/admin/')) return 'admin'
  return path === '/about' ? 'about' : undefined
}

/** The logo differs on event routes (spec section 2). */
export function isEventPath(path: string): boolean {
  return path === '/' || path === '/events' || path.startsWith('/events/')
}
