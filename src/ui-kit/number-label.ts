import { m } from '#messages/messages.js'

/**
 * With the separators of the reader's language. What has none is written without them: to make the first format costs a
 * weak phone a tenth of a second.
 */
export const numberLabel = (number: number): string =>
  number >= 0 && number < 1000 && Number.isInteger(number)
    ? `${number}`
    : number.toLocaleString(m.page_locale())

/** A rating in stars, with one decimal place: '4.0'. */
export const ratingLabel = (rating: number): string => rating.toFixed(1)
