import { m } from '#messages/messages.js'

/** With the separators of the reader's language. */
export const numberWords = (number: number): string => number.toLocaleString(m.page_locale())

/** Of five stars, with one digit behind the point: '4.0'. */
export const ratingWords = (rating: number): string =>
  rating.toLocaleString(m.page_locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
