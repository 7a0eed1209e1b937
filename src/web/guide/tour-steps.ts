import { m } from '#messages/messages.js'

interface TourStep {
  /** What the step points at: the first match that is visible. */
  at: string
  title: string
  text: string
}

/** What most people need first; the help page says the same without pointing. */
export const tourSteps = (isLoggedIn: boolean): TourStep[] => [
  { at: 'header a[href*="/search?"]', title: m.search(), text: m.tour_search() },
  { at: 'header a[href$="/reading"]', title: m.reading_title(), text: m.tour_reading() },
  isLoggedIn
    ? { at: 'a[href$="/my-pankh-page"]', title: m.nav_my_page(), text: m.tour_my_page() }
    : { at: 'header a[href*="/auth?"]', title: m.auth_login(), text: m.tour_login() },
]
