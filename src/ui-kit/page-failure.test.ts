import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { PageFailure, pageCannotShow } from './page-failure.ts'

function thrownFor(status: number): unknown {
  try {
    pageCannotShow({ success: false, status, data: { message: '' }, errors: [] })
  } catch (thrown) {
    return thrown
  }
}

describe('a call that fails for a page', () => {
  it.each([404, 422])('says that nothing is there: %i', (status) => {
    expect(isNotFound(thrownFor(status))).toBe(true)
  })

  it.each([
    [429, 429],
    [403, 403],
    [503, 503],
    [0, 500],
  ])('gives its page a status: %i as %i', (status, of) => {
    expect(thrownFor(status)).toBeInstanceOf(PageFailure)
    expect(thrownFor(status)).toMatchObject({ status: of, message: String(status) })
  })
})
