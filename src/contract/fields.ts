import { z } from 'zod'
import { id } from './wire.ts'

/**
 * Fields that people fill in. A message that begins with `#` names a message of `messages/` (`#required` is
 * `field_required`); the error handler translates it into the reader's language.
 */

/** Half of a surrogate pair, which PostgreSQL's JSON can't contain. */
const HALF_PAIR = /\p{Surrogate}/gu

/** Bidirectional controls: they reverse text, so one name can look like another. Joiners are not among them. */
const TURNING = /\p{Bidi_Control}/gu
const cleaned = (words: string) => words.replace(TURNING, '').replace(HALF_PAIR, '')
/** Spaces of any width, joiners, controls and blanks of other scripts. */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Controls other than the line break and the tab. */
const UNWRITTEN = /(?![\n\t])\p{Cc}/gu

/** Text without a visible character counts as empty. */
const seen = (words: string) => (words.replace(UNSEEN, '') === '' ? '' : words.normalize('NFC'))

/** PostgreSQL text can't contain NUL, and names and addresses contain no line breaks or other controls. */
const line = z.string().overwrite((words) => seen(cleaned(words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))))

/** Validation stops at a text that is too long, so that the checks after it only read text of a limited length. */
export const tooLong = { error: '#too_long', abort: true } as const

/** Empty counts as not given. */
export const optionalText = (most: number) => line.trim().max(most, tooLong).optional()
/** A required single line. A missing field and a field of spaces get different messages. */
export const requiredText = (most: number) =>
  z.string().min(1, '#required').pipe(line.trim().min(1, '#blank').max(most, tooLong))
/** Text of several lines, as typed. */
export const longText = (most: number) =>
  z
    .string()
    .overwrite((words) =>
      seen(cleaned(words.replaceAll(/\r\n?|[\x85\p{Zl}\p{Zp}]/gu, '\n').replace(UNWRITTEN, ''))),
    )
    .trim()
    .max(most, tooLong)

/** Text as typed, without what PostgreSQL can't store. */
export const typedText = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((words) => words.replaceAll('\0', '').replace(HALF_PAIR, ''))

/** Required text of several lines. */
export const requiredLongText = (most: number) =>
  z.string().min(1, '#required').pipe(longText(most).min(1, '#blank'))

/** A first or last name. If one is missing, the message names both. */
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

/**
 * One address, without a name: up to 64 characters before the @ and 189 after it (RFC 5321). Forms accept what emails
 * can be addressed to, and nothing else.
 */
export const EMAIL_ADDRESS =
  /^(?=[^@]{1,64}@[^@]{1,189}$)[^\s\p{Cc}\p{Cf}@<>(),;:"\\[\]]+@[^\s\p{Cc}\p{Cf}@.<>(),;:"\\[\]]+(\.[^\s\p{Cc}\p{Cf}@.<>(),;:"\\[\]]+)+$/u

/** An email address, trimmed and lowercased before it is compared or stored. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, '#email_required')
  .max(254, { error: '#email', abort: true })
  .regex(EMAIL_ADDRESS, '#email')

/** A password at log-in. The limit on its length also limits the cost of hashing it. */
export const passwordField = z.string().trim().min(1, '#required').max(1_000, '#too_long')
/** NIST SP 800-63B: at least 8 characters, no composition rules; the operation refuses common ones. */
export const newPasswordField = z
  .string()
  .trim()
  .min(1, '#required')
  .min(8, '#password_short')
  .max(200, '#too_long')

/** A calendar day of this century. */
export const dayField = z.string().trim().min(1, '#required').pipe(z.iso.date('#day').regex(/^20/, '#day'))

/** A required choice: an empty one says `This is Required.` */
export const requiredId = z.string().trim().min(1, '#required').or(z.number()).pipe(id)

/**
 * The `when` of refinements that compare fields. All errors are reported together, so a refinement also runs after
 * another field was refused, and must accept any value in its fields.
 */
export const isForm = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

/** Whether two moments of a form are in order; an invalid moment is reported by its own field. */
export const areInOrder = (from: unknown, until: unknown): boolean =>
  typeof from !== 'string' || typeof until !== 'string' || !from || !until || from < until

/** Local date and time in a time zone, as a browser's field sends it, of this century. 31 February is invalid. */
export const wallClockField = z
  .string()
  .regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/)
  .refine((clock) => {
    const moment = new Date(`${clock}:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock)
  })
