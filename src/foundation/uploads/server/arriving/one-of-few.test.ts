import { describe, expect, it } from 'vitest'
import { MOST_AT_ONCE, oneOfFew } from './one-of-few.ts'

describe('one of few uploads of a person', () => {
  it('waits for nobody but is refused beyond five, until one of them ends', async () => {
    const begin = (userId: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return { ended: oneOfFew(userId, () => promise), end: resolve }
    }
    const refused = { code: 'TooManyUploadsAtOnce' }
    const running = Array.from({ length: MOST_AT_ONCE }, () => begin(1))
    await expect(begin(1).ended).rejects.toMatchObject(refused)
    const other = begin(2)
    running[0]?.end()
    await running[0]?.ended
    running.push(begin(1))
    await expect(begin(1).ended).rejects.toMatchObject(refused)
    for (const { end } of [...running, other]) end()
    await Promise.all([...running, other].map(({ ended }) => ended))
    const failed = oneOfFew(1, () => Promise.reject(new Error('cut')))
    await expect(failed).rejects.toThrow('cut')
    const again = Array.from({ length: MOST_AT_ONCE }, () => begin(1))
    for (const { end } of again) end()
    await Promise.all(again.map(({ ended }) => ended))
  })
})
