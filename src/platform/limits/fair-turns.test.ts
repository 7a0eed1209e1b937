import { describe, expect, it } from 'vitest'
import { openFairTurns } from './fair-turns.ts'

/** Work that ends on request, and the names of work that has started. */
function desk() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name)
      ends.set(name, resolve)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

describe('fair turns', () => {
  it('go round the people, whoever has the most waiting', async () => {
    const turns = openFairTurns({ atOnce: 1, mostWaiting: 100 })
    const { begun, work, end } = desk()
    for (const name of ['a1', 'a2', 'a3']) void turns.take(1, work(name))
    void turns.take(2, work('b1'))
    void turns.take(2, work('b2'))
    void turns.take(3, work('c1'))
    await new Promise(setImmediate)
    for (let at = 0; at < 6; at += 1) await end(begun[at] ?? '')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('leave a place free for others', async () => {
    const turns = openFairTurns({ atOnce: 2, mostWaiting: 100 })
    const { begun, work, end } = desk()
    void turns.take(1, work('a1'))
    void turns.take(1, work('a2'))
    void turns.take(2, work('b1'))
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuse whoever has too much waiting, and go on for others, also after a failure', async () => {
    const turns = openFairTurns({ atOnce: 1, mostWaiting: 20 })
    const { work, end } = desk()
    const failing = turns.take(1, () => work('a1')().then(() => Promise.reject(new Error('damaged'))))
    const failed = expect(failing).rejects.toThrow('damaged')
    for (const name of ['a2', 'a3']) void turns.take(1, work(name))
    await expect(turns.take(1, work('a4'))).rejects.toMatchObject({ code: 'Overloaded', status: 503 })
    const theirs = turns.take(2, async () => 'done')
    await new Promise(setImmediate)
    await end('a1')
    await failed
    await end('a2')
    expect(await theirs).toBe('done')
  })
})
