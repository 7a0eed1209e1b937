import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no characters that are easily confused in print. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
const GROUP = 5

/** A hundred random bits, impossible to guess (NIST SP 800-63B requires 64 if tries are limited). */
export function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** A code as printed: `K7QF9-2MXT4-…`. */
export function printedCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code
}

/** The code as stored, from typed input: any case, with or without dashes, O as 0, I and L as 1. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** Whether it has the format of a certificate's code. */
export function isCode(code: string): boolean {
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(code)
}
