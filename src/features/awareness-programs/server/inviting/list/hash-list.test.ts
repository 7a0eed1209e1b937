import { expect, it } from 'vitest'
import { hashList } from './hash-list.ts'

it('hashes each address of a list once, and others have their turn meanwhile', async () => {
  const people = Array.from({ length: 4_000 }, (_, at) => ({
    email: `person-${at % 3_000}@example.org`,
    name: '',
  }))
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  const started = () => performance.now()
  const hashesOf = (email: string) => {
    const from = started()
    while (started() - from < 0.01);
    return [`#${email}`]
  }
  const hashed = await hashList({ people, broken: [] }, hashesOf)
  clearInterval(others)
  expect(hashed).toMatchObject({ broken: 0, repeated: 1_000 })
  expect(hashed.people).toHaveLength(3_000)
  expect(hashed.people[0]).toEqual({
    one: { email: 'person-0@example.org', name: '' },
    hashes: ['#person-0@example.org'],
  })
  expect(turns).toBeGreaterThan(2)
})
