import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResource } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let fields: { title: string; resource_type_id: number; add_type: 1; has_rights: true; description: string }

beforeEach(async () => {
  asha = await createPerson(test)
  const resource_type_id = await createTerm(test.db, 'resource_types')
  const description = '<p>Follow the dots.</p>'
  fields = { title: 'Trace the line', resource_type_id, add_type: 1, has_rights: true, description }
})

const upload = async () => (await uploadFile(test, asha, { name: 'sheet.pdf', bytes: await pdfFile() })).id

describe('a new resource', () => {
  it('sent again with another choice is another one', async () => {
    const add = async (more: object = {}) =>
      (await asha.call('POST /v2/resource/add/', { body: { ...fields, ...more } })).data.id
    const first = await add()
    expect(await add()).toBe(first)
    const tag = await createTag(test.db)
    const others = [
      await add({ privacy: 'Only me' }),
      await add({ tags: [tag] }),
      await add({ licence: 'CC0 1.0' }),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('sent twice at once is made once, and both are told so', async () => {
    const body = { ...fields, add_type: 2 as const, resource_files: [await upload()] }
    const add = () => asha.call('POST /v2/resource/add/', { body })
    const [first, second] = await Promise.all([add(), add()])
    expect(first.data.id).toBe(second.data.id)
    expect((await add()).data.id).toBe(first.data.id)
    expect(await everyResource(test.db)).toHaveLength(1)
    const rest = { ...body, title: 'Another with the same file' }
    expect(await asha.tryCall('POST /v2/resource/add/', { body: rest })).toMatchObject({ status: 404 })
  })

  it('of text sent again an hour later is another one', async () => {
    await asha.call('POST /v2/resource/add/', { body: fields })
    await asha.call('POST /v2/resource/add/', { body: fields })
    expect(await everyResource(test.db)).toHaveLength(1)
    test.clock.set(new Date(test.clock.now().getTime() + 3600 * 1000))
    await asha.call('POST /v2/resource/add/', { body: fields })
    expect(await everyResource(test.db)).toHaveLength(2)
  })
})
