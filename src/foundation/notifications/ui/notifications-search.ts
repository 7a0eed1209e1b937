/** The list's initial length, and the number added each time. */
export const NOTIFICATIONS_LENGTH = 20
const MOST_AT_ONCE = 100

/** How many the address asks for: without JavaScript, a link extends the list. */
export interface NotificationsSearch {
  shown?: number
}

/** Ignores anything that isn't a whole number of pages or exceeds the limit. */
export function readNotificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  const shown = Number([given.shown].flat().at(-1))
  const isLonger = shown > NOTIFICATIONS_LENGTH && shown <= MOST_AT_ONCE
  return isLonger && shown % NOTIFICATIONS_LENGTH === 0 ? { shown } : {}
}

/** The address of a longer list, scrolled to the last visible entry; undefined if it can't grow further this way. */
export function longerAddress(shown: number, last: number | undefined): string | undefined {
  const wanted = (Math.floor(shown / NOTIFICATIONS_LENGTH) + 1) * NOTIFICATIONS_LENGTH
  return wanted <= MOST_AT_ONCE ? `/notifications?shown=${wanted}#notification-${last}` : undefined
}
