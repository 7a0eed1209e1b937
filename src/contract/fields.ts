import { z } from 'zod'
import { id } from './wire.ts'

/**
 * Fields that people fill in. A message that begins with `#` names a sentence of `messages/` (`#required` is
 * `field_required`); the handler of errors puts it in the reader's language.
 */

/** They turn words about, so that a name reads as another one. Joiners of letters are none of these. */
const TURNING = /\p{Bidi_Control}/gu
const withoutTurns = (words: string) => words.replace(TURNING, '')
/** Spaces of any width, joiners, controls and blanks of other scripts. */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Controls, save for the line break and the tab. */
const UNWRITTEN = /(?![\n\t])\p{Cc}/gu

/** Words of which nothing can be seen are none. */
const seen = (words: string) => (words.replace(UNSEEN, '') === '' ? '' : words.normalize('NFC'))

/** PostgreSQL text holds no NUL, and no name or address has a line break or another control in it. */
const line = z
  .string()
  .overwrite((words) => seen(withoutTurns(words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))))

/** A text that is too long is looked at no further: what comes after its bound reads a bounded text. */
export const tooLong = { error: '#too_long', abort: true } as const

/** Empty counts as not given. */
export const optionalText = (most: number) => line.trim().max(most, tooLong).optional()
/** One line that must be there. A field left out and a field of spaces get a sentence each. */
export const requiredText = (most: number) =>
  z.string().min(1, '#required').pipe(line.trim().min(1, '#blank').max(most, tooLong))
/** Text of several lines, as written. */
export const longText = (most: number) =>
  z
    .string()
    .overwrite((words) =>
      seen(withoutTurns(words.replaceAll(/\r\n?|[\x85\p{Zl}\p{Zp}]/gu, '\n').replace(UNWRITTEN, ''))),
    )
    .trim()
    .max(most, tooLong)

/** Text of several lines that must be there. */
export const requiredLongText = (most: number) =>
  z.string().min(1, '#required').pipe(longText(most).min(1, '#blank'))

/** A first or last name: where one is missing, the sentence names both. */
export const nameField = line
  .trim()
  .min(1, '#names_required')
  .max(100, tooLong)
  .regex(/[\p{L}\p{N}]/u, '#name')

/** ISO 3166-1 alpha-2. */
export const countryField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
  .optional()

/** An email address, trimmed and lowercased before it is compared or kept. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, '#email_required')
  .max(254, { error: '#email', abort: true })
  .regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/u, '#email')
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, '#email')

/** A password that is tried. Its length is bounded so that hashing it costs no more than any other. */
export const passwordField = z.string().trim().min(1, '#required').max(1_000, '#too_long')
/** NIST SP 800-63B: at least 8 characters, no rules of composition; common ones are refused by the operation. */
export const newPasswordField = z
  .string()
  .trim()
  .min(1, '#required')
  .min(8, '#password_short')
  .max(200, '#too_long')

/** A day of the calendar, of this century. */
export const dayField = z.string().trim().min(1, '#required').pipe(z.iso.date('#day').regex(/^20/, '#day'))

/** A choice that must be made: an empty one says `This is Required.` */
export const requiredId = z.string().trim().min(1, '#required').or(z.number()).pipe(id)

/**
 * The `when` of refinements that compare fields. All errors are reported at once, so a refinement also runs if
 * another field was refused, and must expect any value in its fields.
 */
export const isForm = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

/** Whether two moments of one form follow each other; an invalid moment is reported by its own field. */
export const areInOrder = (from: unknown, until: unknown): boolean =>
  typeof from !== 'string' || typeof until !== 'string' || !from || !until || from < until

/** A clock on the wall of a zone, as a browser's field gives it, of this century. 31 February is no day. */
export const wallClockField = z
  .string()
  .regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/)
  .refine((clock) => {
    const moment = new Date(`${clock}:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock)
  })
