import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import {
  everyResource,
  everyResourceFile,
  everyUpload,
  listedCounts,
} from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let id: number

beforeEach(async () => {
  asha = await createPerson(test)
  const resource_type_id = await createTerm(test.db, 'resource_types')
  const sheet = await uploadFile(test, asha, { bytes: await pdfFile() })
  const added = await asha.call('POST /v2/resource/add/', {
    body: { title: 'Trace', resource_type_id, has_rights: true, resource_files: [sheet.id] },
  })
  id = added.data.id
})

describe('a resource that is deleted', () => {
  it('is gone with what people did with it, from the counts too; its file waits for the sweep', async () => {
    const reader = await createPerson(test)
    await reader.call('POST /v2/resource/like/', { body: { id } })
    await asha.call('POST /v2/resource/delete/', { body: { id } })
    expect(await everyResource(test.db)).toEqual([])
    expect(await everyResourceFile(test.db)).toEqual([])
    expect(await everyUpload(test.db)).toMatchObject([{ is_temporary: true, claimed_at: null }])
    expect(await listedCounts(test.db)).toEqual({})
  })

  it('is no longer beside the event that handed it out', async () => {
    const event = await createEvent(test.db, { resource_ids: [id] })
    const beside = () => test.call('GET /v2/event/resource/list/', { query: { id: event } })
    expect((await beside()).recordsTotal).toBe(1)
    await asha.call('POST /v2/resource/delete/', { body: { id } })
    expect((await beside()).recordsTotal).toBe(0)
  })

  it('leaves no report open that nobody could close', async () => {
    const reader = await createPerson(test)
    await reader.call('POST /master/report/', { body: { kind: 'resource', id, reason: 'advert' } })
    await asha.call('POST /v2/resource/delete/', { body: { id } })
    const administrator = await createPerson(test, { is_admin: true })
    const open = async () =>
      (await administrator.call('POST /v2/admin/report/list/', { body: {} })).recordsTotal
    expect(await open()).toBe(1)
    const decide = { body: { kind: 'resource', id, decision: 'hide' as const } }
    await administrator.call('POST /v2/admin/report/decide/', decide)
    expect(await open()).toBe(0)
    expect(await administrator.tryCall('POST /v2/admin/report/decide/', decide)).toMatchObject({
      status: 404,
    })
  })

  it('twice at once is deleted once', async () => {
    const remove = () => asha.tryCall('POST /v2/resource/delete/', { body: { id } })
    const answers = await Promise.all([remove(), remove(), remove()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ success }) => !success)).toMatchObject([{ status: 404 }, { status: 404 }])
    expect(await listedCounts(test.db)).toEqual({})
  })

  it('is not deleted by a stranger, an administrator or a visitor', async () => {
    for (const wanted of [{}, { is_admin: true }]) {
      const person = await createPerson(test, wanted)
      expect(await person.tryCall('POST /v2/resource/delete/', { body: { id } })).toMatchObject({
        status: 404,
      })
    }
    expect(await test.tryCall('POST /v2/resource/delete/', { body: { id } })).toMatchObject({ status: 401 })
    expect(await everyResource(test.db)).toHaveLength(1)
  })
})
