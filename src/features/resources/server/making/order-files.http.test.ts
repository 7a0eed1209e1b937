import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let id: number
let files: number[]
let fields: { title: string; resource_type_id: number }

const upload = async (person = asha) => (await uploadFile(test, person, { bytes: await pdfFile() })).id

beforeEach(async () => {
  asha = await createPerson(test)
  fields = { title: 'Three sheets', resource_type_id: await createTerm(test.db, 'resource_types') }
  files = [await upload(), await upload(), await upload()]
  const body = { ...fields, has_rights: true, resource_files: files }
  id = (await asha.call('POST /v2/resource/add/', { body })).data.id
})

const [at, inOrder] = [(place: number) => files[place] ?? 0, (...places: number[]) => places.map(at)]
const edit = (more: object, person = asha) =>
  person.tryCall('POST /v2/resource/edit/', { body: { id, ...fields, ...more } })
const shown = async () =>
  (await asha.call('GET /resources/public/details/', { query: { id } })).data.resource_files

describe('the files of a resource', () => {
  it('stand in the order that is given, the first one as its picture', async () => {
    await test.runJobs()
    const card = async () => (await test.call('POST /v2/resource/list/', { body: {} })).data[0]?.picture
    const before = await card()
    await edit({ order: inOrder(2, 0, 1) })
    expect((await shown()).map(({ file_id }) => file_id)).toEqual(inOrder(2, 0, 1))
    expect(await card()).not.toEqual(before)
    await edit({ title: 'Stays so' })
    expect((await shown()).map(({ file_id }) => file_id)).toEqual(inOrder(2, 0, 1))
  })

  it('stand in it with new ones, and without those that go, by the same call sent twice too', async () => {
    const added = await upload()
    const change = {
      resource_files: [added],
      delete_resource_files: [at(1)],
      order: [at(2), added, at(0)],
    }
    const answers = await Promise.all([edit(change), edit(change)])
    expect(answers).toMatchObject([{ success: true }, { success: true }])
    expect((await shown()).map(({ file_id }) => file_id)).toEqual([at(2), added, at(0)])
    const last = await upload()
    await edit({ resource_files: [last] })
    expect((await shown()).at(-1)?.file_id).toBe(last)
  })

  it('are refused in an order that is not theirs, and nothing changes', async () => {
    const stranger = await createPerson(test)
    const theirs = await upload(stranger)
    const own = await upload()
    for (const order of [
      inOrder(0, 1, 2, 2),
      inOrder(0, 1, 1),
      inOrder(0, 1),
      [...inOrder(0, 1), theirs],
      [...inOrder(0, 1), own],
      [...inOrder(0, 1, 2), theirs],
      [...inOrder(0, 1, 2), 999],
    ]) {
      const answer = await edit({ title: 'Changed', order })
      expect({ order, answer }).toMatchObject({
        answer: { status: 422, errors: [{ code: 'OrderIsNotOfFiles', field: 'order' }] },
      })
    }
    expect(await edit({ order: ['x'] })).toMatchObject({ status: 422, errors: [{ field: 'order' }] })
    expect(await edit({ order: inOrder(2, 1, 0) }, stranger)).toMatchObject({ status: 404 })
    expect((await shown()).map(({ file_id }) => file_id)).toEqual(files)
    const { data } = await asha.call('GET /v2/resource/edit/', { query: { id } })
    expect(data.title).toBe('Three sheets')
  })
})
