import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { m } from '#messages/messages.js'
import {
  Award,
  Bookmark,
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  type Icon,
  Info,
  Wrench,
} from '#ui-kit/icons.ts'

export interface Place {
  key: 'about' | 'resources' | 'events' | 'mine' | 'admin' | 'programs' | 'help'
  label: () => string
  /** The label in the drawer, where it is shorter. */
  shortLabel?: () => string
  to: '/' | '/about' | '/resource' | '/my-pankh-page' | '/admin' | '/programs' | '/help'
  icon: Icon
}

const about: Place = {
  key: 'about',
  label: m.nav_about,
  shortLabel: m.nav_about_short,
  to: '/about',
  icon: Info,
}
const resources: Place = { key: 'resources', label: m.nav_resources, to: '/resource', icon: BookOpen }
const events: Place = { key: 'events', label: m.nav_events, to: '/', icon: CalendarDays }
const mine: Place = { key: 'mine', label: m.nav_my_page, to: '/my-pankh-page', icon: Bookmark }
/** Only for administrators. */
const administration: Place = { key: 'admin', label: m.nav_admin, to: '/admin', icon: Wrench }
/** The administration, under its name for people with a narrower role (docs/rules/pages.md, Navigation). */
const desk: Place = { ...administration, label: m.nav_desk }
/** Only for those who run a campaign, or have run one. */
const programs: Place = { key: 'programs', label: m.nav_program, to: '/programs', icon: Award }

/** The top-level pages for somebody, in order (docs/rules/pages.md, Navigation). A visitor has no page of their own. */
export const placesFor = (
  viewer: Pick<UserDetails, 'roles' | 'is_pankh_admin' | 'is_promoter'> | null,
): readonly Place[] => [
  about,
  resources,
  events,
  ...(viewer ? [mine] : []),
  ...workplace(viewer),
  ...(viewer?.is_promoter ? [programs] : []),
]

function workplace(viewer: Pick<UserDetails, 'roles' | 'is_pankh_admin'> | null): readonly Place[] {
  if (viewer?.is_pankh_admin) return [administration]
  return viewer && viewer.roles.length > 0 ? [desk] : []
}

/** The last place of the drawer, and at the foot of every page. */
export const help: Place = { key: 'help', label: m.nav_help, to: '/help', icon: CircleQuestionMark }

/** The places under the thumb on small screens. */
export const bottomPlaces: readonly Place[] = [resources, events, mine]

/** The place that is highlighted: Events for the index and for event routes, Resources for every resource route. */
export function currentPlace(path: string): Place['key'] | undefined {
  if (isEventPath(path)) return 'events'
  return [resources, administration, mine, about, programs, help].find(
    ({ to }) => path === to || path.startsWith(`${to}/`),
  )?.key
}

/** Whether it is an event's route, on which the logo differs. */
export function isEventPath(path: string): boolean {
  return path === '/' || path === '/events' || path.startsWith('/events/')
}
