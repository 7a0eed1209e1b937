import { describe, expect, it } from 'vitest'
import { dayOf, emailOf, topicKey } from './counselling-keys.ts'

describe('what addresses are held against', () => {
  it('is a topic however it is spaced and cased', () => {
    for (const written of ['Calm evenings', ' calm+evenings ', 'CALM  Evenings', 'Calm\0evenings']) {
      expect(topicKey(written)).toBe('calm evenings')
    }
    expect(topicKey('शांत+शामें')).toBe('शांत शामें')
  })

  it('is an address without case', () => {
    expect(emailOf(' Asha@Example.ORG ')).toBe('asha@example.org')
  })

  it('is a day of the calendar, or none', () => {
    expect(dayOf('2024-02-29')).toBe('2024-02-29')
    for (const none of ['2023-02-29', '2024-13-01', '29-02-2024', 'yesterday', '', '2024-02-29T00:00']) {
      expect(dayOf(none)).toBe('0001-01-01')
    }
  })
})
