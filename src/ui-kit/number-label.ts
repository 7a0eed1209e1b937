import { m } from '#messages/messages.js'

/**
 * Formats a number with the separators of the reader's language. Numbers without separators skip the formatter, whose
 * first use costs a slow phone a tenth of a second.
 */
export const numberLabel = (number: number): string =>
  number >= 0 && number < 1000 && Number.isInteger(number)
    ? `${number}`
    : number.toLocaleString(m.page_locale())

/** A rating in stars, with one decimal: '4.0'. */
export const ratingLabel = (rating: number): string => rating.toFixed(1)
