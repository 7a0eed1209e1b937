import { describe, expect, it } from 'vitest'
import { newCode, printedCode, readCode } from './certificate-code.ts'

describe('the code of a certificate', () => {
  it('is twenty letters that nobody takes for others, and never the same', () => {
    const codes = Array.from({ length: 1_000 }, newCode)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    expect(new Set(codes).size).toBe(1_000)
  })

  it('is printed in groups and read back however it is typed', () => {
    const code = '0123456789ABCDEFGHJK'
    expect(printedCode(code)).toBe('01234-56789-ABCDE-FGHJK')
    for (const typed of [printedCode(code), ' o1234 56789 abcde fghjk', 'OI234-56789-abcdefghjk']) {
      expect(readCode(typed)).toBe(code)
    }
  })
})
