import { CODE_LETTERS, randomCode } from '#platform/crypto/random-code.ts'

const LENGTH = 20
const GROUP = 5

/** A hundred random bits, impossible to guess (NIST SP 800-63B requires 64 if tries are limited). */
export const newCode = (): string => randomCode(LENGTH)

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
  return new RegExp(`^[${CODE_LETTERS}]{${LENGTH}}$`).test(code)
}
