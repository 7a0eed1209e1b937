import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** For share links and links that take promoters in: eight letters by chance, such as `K7QF92MX`. */
export const newShareCode = (): string => Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join('')
