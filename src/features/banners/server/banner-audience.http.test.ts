import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createBanner } from '../testing/create-banner.ts'

const test = testApp()
let teacher: number

beforeEach(async () => {
  teacher = await createTerm(test.db, 'occupations', { name: 'Teacher' })
  const parent = await createTerm(test.db, 'occupations', { name: 'Parent' })
  for (const audience of ['everyone', 'visitors', 'people', 'members'] as const)
    await createBanner(test.db, { title: { en: audience }, audience })
  await createBanner(test.db, { title: { en: 'teachers' }, audience: 'occupations', for: [teacher] })
  await createBanner(test.db, { title: { en: 'parents' }, audience: 'occupations', for: [parent] })
  await createBanner(test.db, { title: { en: 'hidden' }, is_hidden: true })
})

const seenBy = async (person?: Person) =>
  (await (person ?? test).call('GET /master/banner/list/', {})).data.map(({ title }) => title)

describe('whom a banner is for', () => {
  it('is everyone, visitors, people, members or some occupations', async () => {
    expect(await seenBy()).toEqual(['everyone', 'visitors'])
    expect(await seenBy(await createPerson(test))).toEqual(['everyone', 'people'])
    const worker = await createPerson(test, { occupation_id: teacher })
    expect(await seenBy(worker)).toEqual(['everyone', 'people', 'teachers'])
    await test.db.update(users).set({ is_member: true })
    expect(await seenBy(worker)).toEqual(['everyone', 'people', 'members', 'teachers'])
  })

  it('costs a visitor one query, and whoever has an account no more with every banner', async () => {
    expect(await test.queriesOf(() => seenBy())).toBe(1)
    const person = await createPerson(test)
    const few = await test.queriesOf(() => seenBy(person))
    await createBanner(test.db, { audience: 'occupations', for: [teacher] })
    expect(await test.queriesOf(() => seenBy(person))).toBe(few)
  })
})
