import { askedLength, longerLength } from '#ui-kit/longer-list.ts'

/** The list's initial length, and the number added each time. */
export const NOTIFICATIONS_LENGTH = 20

/** How many the address asks for: without JavaScript, a link extends the list. */
export interface NotificationsSearch {
  shown?: number
}

/** Ignores anything that isn't a whole number of pages or exceeds the limit. */
export function readNotificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  const shown = askedLength(given.shown, NOTIFICATIONS_LENGTH)
  return shown ? { shown } : {}
}

/** The address of a longer list, scrolled to the last visible entry; undefined if it can't grow further this way. */
export function longerAddress(shown: number, last: number | undefined): string | undefined {
  const wanted = longerLength(shown, NOTIFICATIONS_LENGTH)
  return wanted ? `/notifications?shown=${wanted}#notification-${last}` : undefined
}
