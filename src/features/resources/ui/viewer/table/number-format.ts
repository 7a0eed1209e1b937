import { DAY_MS } from '#contract/durations.ts'
import { clockTime, ordinalDate } from '#ui-kit/dates.ts'

/** The meaning of a workbook's number format (ECMA-376, 18.8.30). */
export type NumberFormat =
  | { is: 'number' }
  | { is: 'percent'; digits: number }
  | { is: 'date' | 'time' | 'moment' | 'length' }

const BUILT_IN: Record<number, NumberFormat> = {
  9: { is: 'percent', digits: 0 },
  10: { is: 'percent', digits: 2 },
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, { is: 'date' }])),
  ...Object.fromEntries([18, 19, 20, 21].map((id) => [id, { is: 'time' }])),
  22: { is: 'moment' },
  ...Object.fromEntries([45, 46, 47].map((id) => [id, { is: 'length' }])),
}

/** A number format by its id, or by its code such as `dd/mm/yyyy;@`. */
export function numberFormat(id: number, words: string | undefined): NumberFormat {
  if (words === undefined) return BUILT_IN[id] ?? { is: 'number' }
  const isLength = /\[(?:h+|m+|s+)\]/i.test(words)
  // Removes literals, colours and conditions, and keeps only the part for positive numbers.
  const bare = words.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, '').split(';')[0] ?? ''
  if (isLength) return { is: 'length' }
  if (bare.includes('%')) return { is: 'percent', digits: /\.([0#?]+)/.exec(bare)?.[1]?.length ?? 0 }
  if (/general|[0#?]/i.test(bare.replace(/[.,]0+/g, ''))) return { is: 'number' }
  const hasTime = /[hs]/i.test(bare)
  const hasDate = /[dy]/i.test(bare) || (!hasTime && /m/i.test(bare))
  if (hasTime) return { is: hasDate ? 'moment' : 'time' }
  return { is: hasDate ? 'date' : 'number' }
}

/** Days from the first day of Excel to 1970. */
const TO_1970 = 25_569
/** Workbooks from old Macs start in 1904. */
export const SINCE_1904 = 1_462

/** The text of a number cell; dates are counted in days. */
export function formattedNumber(number: number, format: NumberFormat, { since = 0 } = {}): string {
  switch (format.is) {
    case 'percent':
      return `${plainNumber(Number((number * 100).toFixed(format.digits)))}%`
    case 'length': {
      const seconds = Math.round(number * 86_400)
      const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
      return [hours, minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
    }
    case 'time':
      return clockTime(momentOf(number % 1, since), 'UTC')
    case 'date':
      return ordinalDate(momentOf(number, since), 'UTC')
    case 'moment':
      return `${ordinalDate(momentOf(number, since), 'UTC')}, ${clockTime(momentOf(number, since), 'UTC')}`
    default:
      return plainNumber(number)
  }
}

/** A moment rounded to the second, because fractions of a day are never exact. */
const momentOf = (days: number, since: number) =>
  new Date(Math.round(((days + since - TO_1970) * DAY_MS) / 1_000) * 1_000)

/** A number as Excel shows it without a format: ten significant digits with decimals, so that 0.1 + 0.2 is 0.3. */
const plainNumber = (number: number) => String(Number(number.toPrecision(Number.isInteger(number) ? 15 : 10)))
