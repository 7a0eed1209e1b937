/** How many the list begins with and grows by. */
export const NOTIFICATIONS_LENGTH = 20
const MOST_AT_ONCE = 100

/** How many the address asks for: without JavaScript the list grows by a link. */
export interface NotificationsSearch {
  shown?: number
}

/** What is no whole number of pages, or more than comes at once, counts as not given. */
export function readNotificationsSearch(given: Record<string, unknown>): NotificationsSearch {
  const shown = Number([given.shown].flat().at(-1))
  const isLonger = shown > NOTIFICATIONS_LENGTH && shown <= MOST_AT_ONCE
  return isLonger && shown % NOTIFICATIONS_LENGTH === 0 ? { shown } : {}
}

/** The address of a longer list, at the last one that is shown; none where it can't grow further that way. */
export function longerAddress(shown: number, last: number | undefined): string | undefined {
  const wanted = (Math.floor(shown / NOTIFICATIONS_LENGTH) + 1) * NOTIFICATIONS_LENGTH
  return wanted <= MOST_AT_ONCE ? `/notifications?shown=${wanted}#notification-${last}` : undefined
}
