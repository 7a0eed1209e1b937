import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createSkill, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import {
  everyResource,
  everyResourceFile,
  everyUpload,
  hideResourceRow,
  hideTypeRow,
  listedCounts,
} from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let stranger: Person
let id: number
let sheet: number
let fields: { id: number; title: string; resource_type_id: number }

const upload = async (person = asha) => (await uploadFile(test, person, { bytes: await pdfFile() })).id

beforeEach(async () => {
  asha = await createPerson(test)
  stranger = await createPerson(test)
  const resource_type_id = await createTerm(test.db, 'resource_types')
  sheet = await upload()
  const added = await asha.call('POST /v2/resource/add/', {
    body: { title: 'Trace', resource_type_id, has_rights: true, resource_files: [sheet] },
  })
  id = added.data.id
  fields = { id, title: 'Trace', resource_type_id }
})

const fileIds = async () => (await everyResourceFile(test.db)).map(({ file_id }) => file_id)

describe('a resource that is edited', () => {
  it('has its new texts, terms and files, without those of the delete list', async () => {
    const skill = await createSkill(test.db, { name: 'Speech' })
    const added = await upload()
    test.clock.set(new Date(test.clock.now().getTime() + 60_000))
    const { data } = await asha.call('POST /v2/resource/edit/', {
      body: {
        ...fields,
        title: 'Trace the line',
        description: '<p>New</p>',
        skills: skill,
        resource_files: [added],
        delete_resource_files: [sheet],
        privacy: 'Only me',
      },
    })
    expect(data).toMatchObject({ id, status: 'published' })
    expect(await everyResource(test.db)).toMatchObject([
      { title: 'Trace the line', summary: 'New', privacy: 'Only me', updated_at: test.clock.now() },
    ])
    expect(await fileIds()).toEqual([added])
    expect((await everyUpload(test.db)).find((file) => file.id === sheet)?.is_temporary).toBe(true)
    expect(await listedCounts(test.db)).toEqual({})
    await asha.call('POST /v2/resource/edit/', { body: { ...fields, privacy: 'Everyone', skills: [skill] } })
    expect(await listedCounts(test.db)).toMatchObject({ 'all 0': 1, [`skill ${skill}`]: 1 })
    await asha.call('POST /v2/resource/edit/', { body: fields })
    expect(await listedCounts(test.db)).not.toHaveProperty(`skill ${skill}`)
  })

  it('stays for its person alone where nothing else is said', async () => {
    const first = await asha.call('POST /v2/resource/edit/', { body: { ...fields, privacy: 'Only me' } })
    const second = await asha.call('POST /v2/resource/edit/', { body: { ...fields, title: 'Again' } })
    for (const { data } of [first, second])
      expect(data.message).toBe('Your resource is saved. Only you can see it.')
    expect(await everyResource(test.db)).toMatchObject([{ title: 'Again', privacy: 'Only me' }])
  })

  it('stays whole while it is published, and may be a draft again', async () => {
    const body = { ...fields, delete_resource_files: [sheet] }
    expect(await asha.tryCall('POST /v2/resource/edit/', { body })).toMatchObject({
      status: 422,
      errors: [{ code: 'ResourceIsIncomplete', field: 'resource_files' }],
    })
    expect(await fileIds()).toEqual([sheet])
    const published = (await everyResource(test.db))[0]?.published_at
    await asha.call('POST /v2/resource/edit/', { body: { ...body, status: 'draft' } })
    expect(await listedCounts(test.db)).toEqual({})
    test.clock.set(new Date(test.clock.now().getTime() + 60_000))
    const again = { ...fields, resource_files: [await upload()], status: 'published' as const }
    await asha.call('POST /v2/resource/edit/', { body: again })
    expect(await everyResource(test.db)).toMatchObject([{ status: 'published', published_at: published }])
  })

  it('stays hidden where a moderator hid it', async () => {
    await hideResourceRow(test.db, id)
    const { data } = await asha.call('POST /v2/resource/edit/', { body: { ...fields, status: 'published' } })
    expect(data.status).toBe('hidden')
    expect(await everyResource(test.db)).toMatchObject([
      { status: 'hidden', hidden_reason: 'It was reported' },
    ])
  })

  it('keeps a term that is offered no more, and takes on none', async () => {
    const resource_type_id = await createTerm(test.db, 'resource_types', { is_hidden: true })
    const answer = await asha.tryCall('POST /v2/resource/edit/', { body: { ...fields, resource_type_id } })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'TermNotFound' }] })
    await hideTypeRow(test.db, fields.resource_type_id)
    await asha.call('POST /v2/resource/edit/', { body: { ...fields, title: 'Kept' } })
    expect(await everyResource(test.db)).toMatchObject([{ title: 'Kept' }])
  })

  it("takes neither another's file nor one of another resource, in or out", async () => {
    const foreign = await upload(stranger)
    const theirs = await upload(stranger)
    const { resource_type_id } = fields
    await stranger.call('POST /v2/resource/add/', {
      body: { title: 'Theirs', resource_type_id, has_rights: true, resource_files: [theirs] },
    })
    const before = await everyUpload(test.db)
    for (const more of [
      { resource_files: [foreign] },
      { resource_files: [theirs] },
      { delete_resource_files: [theirs] },
      { delete_resource_files: [foreign] },
      { delete_resource_files: [999] },
    ]) {
      const body = { ...fields, title: 'Changed', ...more }
      expect(await asha.tryCall('POST /v2/resource/edit/', { body })).toMatchObject({
        status: 404,
        errors: [{ code: 'UploadNotFound' }],
      })
    }
    expect(await everyUpload(test.db)).toEqual(before)
    expect((await everyResource(test.db))[0]?.title).toBe('Trace')
  })

  it('has ten files at most', async () => {
    const nine = await Promise.all(Array.from({ length: 2 }, () => upload()))
    while (nine.length < 9) nine.push(await upload())
    await asha.call('POST /v2/resource/edit/', { body: { ...fields, resource_files: nine } })
    const one = await upload()
    const body = { ...fields, resource_files: [one] }
    expect(await asha.tryCall('POST /v2/resource/edit/', { body })).toMatchObject({
      status: 422,
      errors: [{ code: 'TooManyFiles', field: 'resource_files' }],
    })
    await asha.call('POST /v2/resource/edit/', { body: { ...body, delete_resource_files: sheet } })
    expect(await fileIds()).toEqual([...nine, one])
  })

  it('by the same call twice at once is edited once', async () => {
    const body = { ...fields, resource_files: [await upload()], delete_resource_files: [sheet] }
    const edit = () => asha.call('POST /v2/resource/edit/', { body })
    await Promise.all([edit(), edit()])
    await edit()
    expect(await fileIds()).toEqual(body.resource_files)
    expect(await listedCounts(test.db)).toMatchObject({ 'all 0': 1 })
  })

  it('is not found by a stranger, and a visitor is asked who they are', async () => {
    const body = { ...fields, title: 'Mine now' }
    expect(await stranger.tryCall('POST /v2/resource/edit/', { body })).toMatchObject({
      status: 404,
      errors: [{ code: 'ResourceNotFound' }],
    })
    expect(await test.tryCall('POST /v2/resource/edit/', { body })).toMatchObject({ status: 401 })
    expect(await everyResource(test.db)).toMatchObject([{ title: 'Trace', creator_id: asha.id }])
  })
})

describe('two windows with one resource', () => {
  const open = async () => (await asha.call('GET /v2/resource/edit/', { query: { id } })).data
  const save = (more: object) =>
    asha.tryCall('POST /v2/resource/edit/', { body: { ...fields, ...more } as never })
  const refused = { status: 409, errors: [{ code: 'ResourceChangedMeanwhile' }] }

  it('never write over each other unseen: one of many is taken, the others are told', async () => {
    const { revision } = await open()
    const titles = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(titles.map((title) => save({ title, revision })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refused)
    expect(titles).toContain((await open()).title)
  })

  it('may send the same form twice, and save over the other once it was seen', async () => {
    const { revision } = await open()
    const added = await upload()
    const form = {
      title: 'Trace the line',
      resource_files: [added],
      delete_resource_files: [sheet],
      revision,
    }
    expect(await save(form)).toMatchObject({ success: true })
    expect(await save(form)).toMatchObject({ success: true })
    expect(await save({ title: 'Older', revision })).toMatchObject(refused)
    expect(await fileIds()).toEqual([added])
    const seen = await open()
    expect(seen).toMatchObject({ title: 'Trace the line', resource_files: [{ file_id: added }] })
    expect(await save({ title: 'Older', revision: seen.revision })).toMatchObject({ success: true })
    expect((await open()).title).toBe('Older')
  })

  it('are not stopped by what others do with it', async () => {
    const { revision } = await open()
    await stranger.call('POST /v2/resource/like/', { body: { id, is_liked: true } })
    expect(await save({ title: 'Trace the line', revision })).toMatchObject({ success: true })
  })
})

describe('the form of a resource', () => {
  it('is filled for its person alone', async () => {
    const { data } = await asha.call('GET /v2/resource/edit/', { query: { id } })
    expect(data).toMatchObject({ id, title: 'Trace', resource_files: [{ file_id: sheet }] })
    expect(await stranger.tryCall('GET /v2/resource/edit/', { query: { id } })).toMatchObject({ status: 404 })
    expect(await test.tryCall('GET /v2/resource/edit/', { query: { id } })).toMatchObject({ status: 401 })
  })
})
