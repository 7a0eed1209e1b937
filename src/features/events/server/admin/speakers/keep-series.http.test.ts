import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
})

const save = (body: object, by = admin) => by.tryCall('POST /v2/admin/series/save/', { body })
async function saved(body: object): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) => (await admin.call('GET /v2/admin/series/details/', { query: { id } })).data
const remove = (id: number, by = admin) => by.tryCall('POST /v2/admin/series/remove/', { body: { id } })
const list = async (body: object) =>
  (await admin.call('POST /v2/admin/series/list/', { body })).data.map(({ id }) => id)

describe('series', () => {
  it('are added, chosen by events, renamed, and keep their events in order of start', async () => {
    const id = await saved({ title_hi: 'पहले कदम' })
    const later = await createEvent(test.db, { title: 'Later', series_id: id, starts_in_minutes: 900 })
    const sooner = await createEvent(test.db, { title: 'Sooner', series_id: id, starts_in_minutes: 90 })
    await saved({ id, title_en: 'First steps', title_hi: 'पहले कदम' })
    const { title_en, events } = await open(id)
    expect(title_en).toBe('First steps')
    expect(events.map((event) => event.id)).toEqual([sooner, later])
    const { data } = await admin.call('GET /v2/admin/event/choices/', {})
    expect(data.series).toEqual([{ id, name: 'First steps' }])
    const details = await test.call('GET /v2/event/details/', { query: { id: later } })
    expect(details.data.series?.title).toBe('First steps')
  })

  it('are searched and paged by title', async () => {
    const [play, steps] = [await saved({ title_en: 'Play' }), await saved({ title_en: 'Steps' })]
    expect(await list({})).toEqual([play, steps])
    expect(await list({ search_query: 'step' })).toEqual([steps])
    expect(await list({ length: 1, page: 2 })).toEqual([steps])
    expect(await list({ flag_descending: true })).toEqual([steps, play])
    expect(await list({ sort: 'events' })).toHaveLength(2)
  })

  it('need a name that can be stored, and must be there', async () => {
    for (const body of [{}, { title_en: ' ' }, { title_en: 'x'.repeat(201) }]) {
      expect(await save(body)).toMatchObject({ status: 422, errors: [{ field: 'title_en' }] })
    }
    expect((await open(await saved({ title_en: 'Play\ud83d' }))).title_en).toBe('Play')
    expect(await save({ id: 999, title_en: 'Play' })).toMatchObject({ status: 404 })
    expect(await remove(999)).toMatchObject({ status: 404 })
  })

  it('are removed once they are empty, once', async () => {
    const id = await saved({ title_en: 'Play' })
    await createEvent(test.db, { series_id: id, publication: 'draft' })
    expect(await remove(id)).toMatchObject({ status: 409, errors: [{ code: 'SeriesHasEvents' }] })
    const empty = await saved({ title_en: 'Empty' })
    const answers = await Promise.all([remove(empty), remove(empty)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await list({})).toEqual([id])
  })

  it('tell what was before and after in the audit log, and nothing where nothing changed', async () => {
    const id = await saved({ title_en: 'Play' })
    await Promise.all([1, 2, 3].map(() => saved({ id, title_en: 'Steps' })))
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'series', subject_id: id },
    })
    expect(data).toMatchObject([
      { action: 'renamed', changes: { title_en: ['Play', 'Steps'] } },
      { action: 'created' },
    ])
    expect(data).toHaveLength(2)
  })

  it('are kept by content editors and administrators alone', async () => {
    const id = await saved({ title_en: 'Play' })
    const host = await createOrganiser(test, 'event-host')
    expect(await save({ title_en: 'Mine' }, host)).toMatchObject({ status: 403 })
    expect(await remove(id, host)).toMatchObject({ status: 403 })
    const editor = await createOrganiser(test, 'content-editor')
    expect(await remove(id, editor)).toMatchObject({ success: true })
  })
})
