import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import {
  DRAWINGS_OF_A_MOTIF,
  MOTIFS,
  TERM_LISTS,
  type TermList,
} from '#foundation/taxonomy/taxonomy.contract.ts'
import { createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/taxonomy/term/save/', { body: { list: 'tags', ...body } })
async function saved(body: object): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const terms = async (list: TermList = 'tags') =>
  (await editor.call('GET /v2/admin/taxonomy/term/list/', { query: { list } })).data
const act = (what: 'hide' | 'show', id: number, list: TermList = 'tags') =>
  editor.tryCall(`POST /v2/admin/taxonomy/term/${what}/`, { body: { list, id } })
const move = (id: number, direction: 'up' | 'down') =>
  editor.tryCall('POST /v2/admin/taxonomy/term/move/', { body: { list: 'tags', id, direction } })
const logOf = async (kind: string, subject_id: number) => {
  const admin = await createOrganiser(test, 'administrator')
  const { data } = await admin.call('POST /v2/admin/audit/list/', { body: { kind, subject_id } })
  return data.map(({ action }) => action)
}

describe('a list of terms', () => {
  it('grows, is named in both languages, hides and shows, each told in the log', async () => {
    const id = await saved({ name_en: 'Autism' })
    await save({ id, name_en: 'Autism', name_hi: 'ऑटिज़्म' })
    await save({ id, name_en: 'Autism', name_hi: 'ऑटिज़्म' })
    await act('hide', id).then((answer) =>
      expect(answer).toMatchObject({ errors: [{ code: 'LastShownTerm' }] }),
    )
    await saved({ name_hi: 'खेल' })
    await act('hide', id)
    await act('hide', id)
    expect(await terms()).toMatchObject([
      { name_en: 'Autism', name_hi: 'ऑटिज़्म', motif: null, is_hidden: true, is_needed: false, uses_count: 0 },
      { name_en: '', name_hi: 'खेल', is_hidden: false },
    ])
    await act('show', id)
    expect(await logOf('tag', id)).toEqual(['shown', 'hidden', 'changed', 'created'])
    const { data } = await editor.call('GET /v2/admin/taxonomy/list/', {})
    expect(data.map(({ list }) => list)).toEqual(TERM_LISTS)
    expect(data.find(({ list }) => list === 'tags')).toMatchObject({ shown_count: 2, hidden_count: 0 })
  })

  it.each(TERM_LISTS)('can be %s', async (list) => {
    const id = await saved({ list, name_en: 'One', motif: 'play' })
    expect(await terms(list)).toMatchObject([
      { id, name_en: 'One', motif: list === 'skills' ? 'play' : null },
    ])
    await saved({ list, id, name_en: 'Two' })
    expect(await terms(list)).toMatchObject([{ name_en: 'Two', motif: list === 'skills' ? 'play' : null }])
    const { data } = await editor.call('GET /v2/admin/taxonomy/term/details/', { query: { list, id } })
    expect(data).toMatchObject({ term: { id }, uses: [], others: [] })
  })

  it('is never named anew unseen by somebody who opened it before', async () => {
    const id = await saved({ name_en: 'Autism' })
    const [{ revision } = { revision: '' }] = await terms()
    const names = ['ऑटिज़्म', 'स्वलीनता'].map((name_hi) => ({ id, name_en: 'Autism', name_hi, revision }))
    const answers = await Promise.all(names.map((fields) => save(fields)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'TermChangedMeanwhile' }],
    })
  })

  it('is put in order, also by two people at once', async () => {
    const [a, b, c] = [await createTag(test.db), await createTag(test.db), await createTag(test.db)]
    await move(c, 'up')
    await move(a, 'up')
    expect((await terms()).map(({ id }) => id)).toEqual([a, c, b])
    await Promise.all([move(a, 'down'), move(b, 'up')])
    expect((await terms()).map(({ id }) => id).sort((x, y) => x - y)).toEqual([a, b, c])
    expect(await move(999, 'up')).toMatchObject({ status: 404, errors: [{ code: 'NoSuchTerm' }] })
  })

  it('has each name once, however it is written and however many add it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save({ name_en: 'Play  time' })))
    expect(answers.map(({ success }) => success).sort()).toEqual([false, false, true])
    expect(await save({ name_en: 'PLAY time' })).toMatchObject({
      status: 409,
      errors: [{ code: 'TermNameTaken', field: 'name_en' }],
    })
    expect(await save({})).toMatchObject({ status: 422, errors: [{ field: 'name_en' }] })
    expect(await save({ name_en: 'x'.repeat(101) })).toMatchObject({ errors: [{ field: 'name_en' }] })
    expect(await save({ list: 'users', name_en: 'Play' })).toMatchObject({ errors: [{ field: 'list' }] })
    expect(await save({ list: 'skills', name_en: 'Play', motif: '../x' })).toMatchObject({ status: 422 })
    expect(await save({ id: 999, name_en: 'Other' })).toMatchObject({ status: 404 })
  })

  it('is what searches are read by at once: named anew, hidden and merged', async () => {
    const search = async (search_query: string) => {
      const { read_as } = await test.call('POST /v2/event/list/', { body: { search_query } })
      return read_as.map(({ name }) => name)
    }
    const [id, other] = [await saved({ name_en: 'Autism' }), await saved({ name_en: 'Sleeping' })]
    expect(await search('autism')).toEqual(['Autism'])
    await save({ id, name_en: 'Neurodiversity' })
    expect([await search('autism'), await search('neurodiversity')]).toEqual([[], ['Neurodiversity']])
    await act('hide', id)
    expect(await search('neurodiversity')).toEqual([])
    await act('show', id)
    expect(await search('neurodiversity')).toEqual(['Neurodiversity'])
    const merger = await createOrganiser(test, 'administrator')
    await merger.call('POST /v2/admin/taxonomy/merge/', { body: { list: 'tags', id, into_id: other } })
    expect(await search('neurodiversity')).toEqual([])
  })

  it('says what has a term, and what the product needs', async () => {
    const parent = await createTerm(test.db, 'occupations', { key: 'parent', name: 'Parent' })
    const teacher = await createTerm(test.db, 'occupations', { key: 'school-teacher', name: 'Teacher' })
    const other = await createTerm(test.db, 'occupations', { key: 'other', name: 'Other' })
    await createPerson(test, { occupation_id: parent, user_type_id: teacher })
    expect(await terms('occupations')).toMatchObject([
      { id: parent, is_needed: true, uses_count: 1 },
      { id: teacher, is_needed: true, uses_count: 1 },
      { id: other, is_needed: false, uses_count: 0 },
    ])
    const query = { list: 'occupations' as const, id: parent }
    const { data } = await editor.call('GET /v2/admin/taxonomy/term/details/', { query })
    expect(data.uses).toEqual([{ table: 'users', column: 'occupation_id', count: 1 }])
    expect(data.others.map(({ name }) => name)).toEqual(['Teacher', 'Other'])
    expect(await act('hide', parent, 'occupations')).toMatchObject({ success: true })
  })

  it('costs as many queries with twenty terms as with two', async () => {
    for (let made = 0; made < 2; made += 1) await createTag(test.db)
    const few = await test.queriesOf(() => terms())
    for (let made = 0; made < 18; made += 1) await createTag(test.db)
    expect(await test.queriesOf(() => terms())).toBe(few)
  })

  it('is kept by content editors and administrators alone', async () => {
    for (const role of ['event-host', 'moderator', 'campaign-manager'] as const)
      expect(await save({ name_en: 'Play' }, await createOrganiser(test, role))).toMatchObject({
        status: 403,
      })
    expect(await save({ name_en: 'Play' }, await createPerson(test))).toMatchObject({ status: 403 })
    expect(await test.tryCall('GET /v2/admin/taxonomy/list/', {})).toMatchObject({ status: 401 })
  })

  it.each(MOTIFS)('of skills can show the drawings of %s, which are there', (motif) => {
    for (let place = 1; place <= DRAWINGS_OF_A_MOTIF; place += 1)
      expect(existsSync(`public/art/${motif}${place > 1 ? `-${place}` : ''}.svg`)).toBe(true)
  })
})
