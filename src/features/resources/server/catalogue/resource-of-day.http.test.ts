import { expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()

const ofDay = async (day: string, by: Pick<Person, 'call'> = test) => {
  test.clock.set(new Date(`${day}T12:00:00Z`))
  return (await by.call('GET /v2/resource/of-the-day/', {})).data?.title
}

it('is another one each day, and the same all day', async () => {
  for (const title of ['Sorting socks', 'Breathing cards', 'First, then'])
    await createResource(test.db, { title })
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  const titles: (string | undefined)[] = []
  for (const day of days) titles.push(await ofDay(day))
  expect(new Set(titles.slice(0, 3)).size).toBe(3)
  expect(titles[3]).toBe(titles[0])
})

it('changes at midnight in the organisation’s zone', async () => {
  for (const title of ['Sorting socks', 'Breathing cards']) await createResource(test.db, { title })
  const at = async (moment: string) => {
    test.clock.set(new Date(moment))
    return (await test.call('GET /v2/resource/of-the-day/', {})).data?.title
  }
  const before = await at('2026-11-26T18:29:59Z')
  expect(await at('2026-11-26T18:30:00Z')).not.toBe(before)
})

it('is none where nothing is shared yet', async () => {
  expect(await ofDay('2026-11-26')).toBeUndefined()
  await createResource(test.db, { status: 'draft' })
  await createResource(test.db, { privacy: 'Only me' })
  await createResource(test.db, { status: 'hidden' })
  expect(await ofDay('2026-11-26')).toBeUndefined()
})

it('is never by somebody whom the person blocked', async () => {
  const [asha, ravi] = [await createPerson(test), await createPerson(test)]
  await createResource(test.db, { creator_id: ravi.id, title: 'Of Ravi' })
  await asha.call('POST /v2/user/block/', { body: { id: ravi.id } })
  expect(await ofDay('2026-11-26', asha)).toBeUndefined()
  expect(await ofDay('2026-11-26')).toBe('Of Ravi')
  await createResource(test.db, { creator_id: null, title: 'Of a former member' })
  expect(await ofDay('2026-11-26', asha)).toBe('Of a former member')
})
