import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'
import { createEvent } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person
let event_type_id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_type_id = await createEventType(test.db)
})

async function saved(fields: object): Promise<number> {
  const body = { ...completeForm, event_type_id, ...fields }
  return (await admin.call('POST /v2/admin/event/save/', { body })).data.id
}

describe('the list of events, for their organisers', () => {
  it('is searched in every language, narrowed, sorted and paged', async () => {
    const draft = await saved({ title_en: 'A quiet day', title_hi: 'शांत दिन' })
    const later = await createEvent(test.db, { title: 'Zebra', event_type_id, starts_in_minutes: 9_000 })
    const list = async (body: object) =>
      (await admin.call('POST /v2/admin/event/list/', { body })).data.map(({ id }) => id)
    expect(await list({ search_query: 'शांत' })).toEqual([draft])
    expect(await list({ search_query: '100%' })).toEqual([])
    expect(await list({ publication: 'published' })).toEqual([later])
    expect(await list({ sort: 'title' })).toEqual([draft, later])
    expect(await list({ sort: 'title', length: 1, page: 2 })).toEqual([later])
    expect(await list({ sort: 'title', flag_descending: true })).toEqual([later, draft])
    expect(await list({ type: event_type_id + 1 })).toEqual([])
  })

  it('begins with what is next, then has what has no date and what is over, the latest first', async () => {
    const at = (starts_in_minutes: number) => createEvent(test.db, { event_type_id, starts_in_minutes })
    const [longAgo, far, running, lately, soon] = [
      await at(-90_000),
      await at(90_000),
      await at(-10),
      await at(-2_000),
      await at(60),
    ]
    const undated = await saved({ starts_at: '', ends_at: '' })
    const list = async (body: object = {}) =>
      (await admin.call('POST /v2/admin/event/list/', { body })).data.map(({ id }) => id)
    expect(await list()).toEqual([running, soon, far, undated, lately, longAgo])
    expect(await list({ length: 2, page: 2 })).toEqual([far, undated])
    expect(await list({ flag_descending: true })).toEqual([far, soon, running, lately, longAgo, undated])
  })
})
