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
  /** A shorter label for the drawer. */
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
/** The administration, with its label for people with a narrower role (docs/rules/pages.md, Navigation). */
const desk: Place = { ...administration, label: m.nav_desk }
/** Only for people who run or have run a campaign. */
const programs: Place = { key: 'programs', label: m.nav_program, to: '/programs', icon: Award }

/** A viewer's top-level pages, in order (docs/rules/pages.md, Navigation). A visitor has no page of their own. */
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

/** The last entry of the drawer, and in every page's footer. */
export const help: Place = { key: 'help', label: m.nav_help, to: '/help', icon: CircleQuestionMark }

/** The entries of the bottom bar on small screens. */
export const bottomPlaces: readonly Place[] = [resources, events, mine]

/** The highlighted entry: Events for `/` and event routes, Resources for every resource route. */
export function currentPlace(path: string): Place['key'] | undefined {
  if (isEventPath(path)) return 'events'
  return [resources, administration, mine, about, programs, help].find(
    ({ to }) => path === to || path.startsWith(`${to}/`),
  )?.key
}

/** Whether this is an event route, where the logo differs. */
export function isEventPath(path: string): boolean {
  return path === '/' || path === '/events' || path.startsWith('/events/')
}
