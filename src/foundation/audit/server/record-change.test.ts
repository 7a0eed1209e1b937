import { describe, expect, it } from 'vitest'
import { changesBetween } from './record-change.ts'

describe('what the audit log keeps of a change', () => {
  it('is each field that differs, with both values', () => {
    const before = { title: { en: 'Play' }, capacity: 20, tags: [1, 2], note: 'same' }
    const after = { title: { en: 'Play at home' }, capacity: 20, tags: [1, 3], note: 'same' }
    expect(changesBetween(before, after)).toEqual({
      title: [{ en: 'Play' }, { en: 'Play at home' }],
      tags: [
        [1, 2],
        [1, 3],
      ],
    })
  })

  it('says null for what was not there, and nothing where both are missing', () => {
    expect(changesBetween({ start: undefined }, { start: null, capacity: 5 })).toEqual({
      capacity: [null, 5],
    })
    expect(changesBetween({ capacity: 5 }, {})).toEqual({ capacity: [5, null] })
  })
})
