import { randomBytes } from 'node:crypto'

/** Crockford's base 32 (https://www.crockford.com/base32.html): no characters that are easily confused in print. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of random letters and digits, five random bits each, such as `K7QF92MX`. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CODE_LETTERS[byte & 31]).join('')
