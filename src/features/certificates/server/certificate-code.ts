import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for another on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
const GROUP = 5

/** A hundred random bits: not to be found by trying (NIST SP 800-63B asks for 64 where tries are limited). */
export function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** A code as it is printed: `K7QF9-2MXT4-…`. */
export function printedCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code
}

/** The code as it is kept, from what somebody typed: any case, with or without dashes, O for 0, I and L for 1. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** Whether it can be the code of a certificate at all. */
export function isCode(code: string): boolean {
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(code)
}
