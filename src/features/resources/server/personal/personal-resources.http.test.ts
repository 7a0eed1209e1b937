import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import {
  everyResource,
  everyResourceFile,
  everyUpload,
  hideResourceRow,
  listedCounts,
} from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { personalResources as part } from './personal-resources.ts'

const test = testApp()
let leaver: Person
let stayer: Person
let type: number

beforeEach(async () => {
  leaver = await createPerson(test, { first_name: 'Leavermark', last_name: 'Rao' })
  stayer = await createPerson(test)
  type = await createTerm(test.db, 'resource_types')
})

/** Creates a resource with a file of the same name. */
async function make(person: Person, title: string, given: { privacy?: 'Only me' } = {}): Promise<number> {
  const sheet = await uploadFile(test, person, { name: `${title}.pdf`, bytes: await pdfFile() })
  const body = { title, resource_type_id: type, has_rights: true, resource_files: [sheet.id], ...given }
  const { data } = await person.call('POST /v2/resource/add/', { body })
  return data.id
}

/** Everything that a person can do with someone else's resource. */
async function doAll(person: Person, id: number, comment: string): Promise<void> {
  await person.call('POST /v2/resource/like/', { body: { id } })
  await person.call('POST /v2/resource/bookmark/', { body: { id } })
  await person.call('POST /v2/resource/share/', { body: { id, channel: 'copy' } })
  await person.call('POST /resources/review/add/', { body: { id, rating: 2, comment } })
}

describe('what the library keeps of a person', () => {
  it('is given to them whole with their files, and nothing of another person', async () => {
    const own = await make(leaver, 'Sorting cards')
    const other = await make(stayer, 'Counting cards')
    await doAll(leaver, other, 'Helped us')
    await doAll(stayer, own, 'Helped them')
    const { rows, files } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      resources: [
        { title: 'Sorting cards', status: 'published', privacy: 'Everyone', likes_count: 1, links: [] },
      ],
      resource_files: [
        { resource: 'Sorting cards', name: 'Sorting cards.pdf', media_type: 'application/pdf' },
      ],
      resource_reviews: [{ resource: 'Counting cards', rating: 2, comment: 'Helped us' }],
      resource_likes: [{ resource: 'Counting cards' }],
      resource_bookmarks: [{ resource: 'Counting cards' }],
      resource_shares: [{ resource: 'Counting cards', channel: 'copy' }],
    })
    expect(JSON.stringify(rows)).not.toContain('Helped them')
    expect(files).toEqual([`resources/${own}-Sorting cards.pdf`])
  })

  it('names no resource that its maker keeps to themselves by now', async () => {
    const other = await make(stayer, 'Counting cards')
    await doAll(leaver, other, '')
    await hideResourceRow(test.db, other)
    const { rows } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      resource_likes: [{ resource: null }],
      resource_reviews: [{ resource: null }],
    })
  })
})

describe('an account that goes', () => {
  it('takes its resources, files and marks along; what is counted stays right', async () => {
    await make(leaver, 'Leavermark cards')
    const other = await make(stayer, 'Counting cards')
    await doAll(leaver, other, 'Said by leavermark')
    await doAll(await createPerson(test), other, '')
    const before = await everyUpload(test.db)
    const keys = await leave(test, { part, person: leaver })
    const kept = await everyUpload(test.db)
    expect(keys).toEqual(
      before.map(({ storage_key }) => storage_key).filter((key) => key !== kept[0]?.storage_key),
    )
    expect(kept).toHaveLength(1)
    expect(await everyResource(test.db)).toMatchObject([
      { id: other, likes_count: 1, bookmarks_count: 1, shares_count: 2, rating_sum: 2, rating_count: 1 },
    ])
    expect(await listedCounts(test.db)).toEqual({
      'all 0': 1,
      [`type ${type}`]: 1,
      [`creator ${stayer.id}`]: 1,
    })
    const said = await tablesThatSay(test.db, 'leavermark')
    expect(said.filter((name) => /^resource|^uploaded/.test(name))).toEqual([])
  })

  it('leaves what everyone sees by its wish, under a former member; the rest goes', async () => {
    const shown = await make(leaver, 'Sorting cards')
    await make(leaver, 'Notes of mine', { privacy: 'Only me' })
    await createResource(test.db, { title: 'A draft', status: 'draft', creator_id: leaver.id })
    await createResource(test.db, { title: 'Hidden', status: 'hidden', creator_id: leaver.id })
    const other = await make(stayer, 'Counting cards')
    await doAll(leaver, other, 'It helped')
    const found = async (search_query: string) =>
      (await test.call('POST /v2/resource/list/', { body: { search_query } })).recordsTotal
    expect(await found('Leavermark')).toBe(1)
    const keys = await leave(test, { part, person: leaver, keepsShared: true })
    expect(keys).toHaveLength(1)
    expect((await everyResource(test.db)).map(({ title, creator_id }) => [title, creator_id])).toEqual([
      ['Sorting cards', null],
      ['Counting cards', stayer.id],
    ])
    expect(await everyResourceFile(test.db)).toHaveLength(2)
    expect([await found('Leavermark'), await found('Sorting')]).toEqual([0, 1])
    const { data } = await test.call('GET /resources/public/details/', { query: { id: shown } })
    expect(data.created_by).toBeNull()
    expect(await everyResource(test.db)).toMatchObject([{}, { rating_count: 1, likes_count: 0 }])
    expect((await listedCounts(test.db))[`creator ${leaver.id}`]).toBeUndefined()
    const said = await tablesThatSay(test.db, 'leavermark')
    expect(said.filter((name) => /^resource|^uploaded/.test(name))).toEqual([])
  })

  it('takes along a review that nobody else could see, even where what it shared stays', async () => {
    const other = await make(stayer, 'Counting cards')
    await doAll(leaver, other, 'Leavermark made https://example.org')
    await leave(test, { part, person: leaver, keepsShared: true })
    expect(await everyResource(test.db)).toMatchObject([{ id: other, rating_sum: 0, rating_count: 0 }])
    const said = await tablesThatSay(test.db, 'leavermark made')
    expect(said.filter((name) => name.startsWith('resource'))).toEqual([])
  })

  it('signs off hundreds of resources', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({ title: `Card ${at}`, creator_id: leaver.id }))
    for (const one of many.slice(0, 3)) await createResource(test.db, { ...one, resource_type_id: type })
    await Promise.all(many.slice(3).map((one) => createResource(test.db, { ...one, resource_type_id: type })))
    await leave(test, { part, person: leaver, keepsShared: true })
    const left = await everyResource(test.db)
    expect([left.length, left.every(({ creator_id }) => creator_id === null)]).toEqual([230, true])
    expect(await listedCounts(test.db)).toEqual({ 'all 0': 230, [`type ${type}`]: 230 })
  })

  it('doesn’t wait in a circle with another that goes at the same time', async () => {
    const ids = [await make(stayer, 'One'), await make(stayer, 'Two')]
    for (const id of ids) await doAll(leaver, id, '')
    const second = await createPerson(test)
    for (const id of ids.toReversed()) await doAll(second, id, '')
    await Promise.all([leaver, second].map((person) => leave(test, { part, person })))
    expect(await everyResource(test.db)).toMatchObject(
      ids.map((id) => ({ id, likes_count: 0, bookmarks_count: 0, rating_count: 0, shares_count: 2 })),
    )
  })
})
