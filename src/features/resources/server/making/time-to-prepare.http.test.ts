import { expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()

/** Submits a complete resource with the given fields. */
async function resourceMaker() {
  const asha = await createPerson(test)
  const fields = {
    title: 'Trace the line',
    resource_type_id: await createTerm(test.db, 'resource_types', { name: 'Worksheets' }),
    add_type: 1,
    has_rights: true,
    description: '<p>Follow the dots.</p>',
  } as const
  return (more: object) => asha.tryCall('POST /v2/resource/add/', { body: { ...fields, ...more } })
}

it('is told in steps that all resources share, or not at all', async () => {
  const make = await resourceMaker()
  const told = []
  for (const given of [
    {},
    { minutes_to_prepare: '' },
    { minutes_to_prepare: 0 },
    { minutes_to_prepare: '15' },
  ]) {
    const made = await make(given)
    if (!made.success) throw new Error(JSON.stringify(made))
    const { data } = await test.call('GET /resources/public/details/', { query: { id: made.data.id } })
    told.push(data.minutes_to_prepare)
  }
  expect(told).toEqual([null, null, 0, 15])
})

it('of another length is refused, by the table too', async () => {
  const make = await resourceMaker()
  expect(await make({ minutes_to_prepare: 7 })).toMatchObject({
    status: 422,
    errors: [{ field: 'minutes_to_prepare' }],
  })
  await expect(createResource(test.db, { minutes_to_prepare: 7 as 5 })).rejects.toMatchObject({
    cause: { constraint: 'resources_preparing_is_known' },
  })
})
