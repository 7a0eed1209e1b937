import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no characters that are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code for share links and join links: eight random characters, such as `K7QF92MX`. */
export const newShareCode = (): string => Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join('')
