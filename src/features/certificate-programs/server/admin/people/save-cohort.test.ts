import { describe, expect, it } from 'vitest'
import { readAddresses } from './save-cohort.ts'

describe('addresses that were pasted', () => {
  it('are read with anything between, each once and in lower case', () => {
    const text =
      'Asha@School.example\nmeera@school.example, ravi@school.example;asha@school.example  \n\n"Nair, Leela" <leela@school.example>'
    expect(readAddresses(text).valid).toEqual([
      'asha@school.example',
      'meera@school.example',
      'ravi@school.example',
      'leela@school.example',
    ])
  })

  it('are broken where they are none, each named once', () => {
    expect(readAddresses('asha@school\nno one\nasha@school\nmeera@school.example')).toEqual({
      valid: ['meera@school.example'],
      broken: ['asha@school', 'no', 'one'],
    })
    expect(readAddresses(' \n,; ')).toEqual({ valid: [], broken: [] })
  })

  it('are read in no time, whatever is pasted', () => {
    const began = performance.now()
    readAddresses('<'.repeat(50_000))
    readAddresses(`${' '.repeat(49_999)}a`)
    readAddresses('a@'.repeat(25_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
