import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { MOST_WORDS_IN_GROUP } from '../../search-query.contract.ts'
import { loadStartingWords } from '../load-starting-words.ts'
import { startingGroups } from '../starting-words.ts'

const test = testApp()
let keeper: Person

beforeEach(async () => {
  keeper = await createPerson(test, { is_admin: true })
})

const save = (body: object, by = keeper) => by.tryCall('POST /v2/admin/search-word/save/', { body })
async function saved(body: object): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const list = async (body = {}) => {
  const { data, recordsTotal } = await keeper.call('POST /v2/admin/search-word/list/', { body })
  return { groups: data.map(({ words_en, words_hi }) => [...words_en, ...words_hi].join(' ')), recordsTotal }
}
const act = (what: 'remove' | 'restore', id: number, by = keeper) =>
  by.tryCall(`POST /v2/admin/search-word/${what}/`, { body: { id } })
const logOf = async (subject_id: number) => {
  const { data } = await keeper.call('POST /v2/admin/audit/list/', {
    body: { kind: 'search-words', subject_id },
  })
  return data.map(({ action }) => action)
}

describe('words that mean the same', () => {
  it('are added, changed, removed and put back, each told in the log', async () => {
    const id = await saved({ words_en: 'stimming, stim\nself-stimulation', words_hi: 'स्टिमिंग' })
    await save({ id, words_en: 'stimming\nstim', words_hi: 'स्टिमिंग' })
    await save({ id, words_en: 'stimming, stim', words_hi: ' स्टिमिंग ' })
    expect(await list()).toEqual({ groups: ['stimming stim स्टिमिंग'], recordsTotal: 1 })
    await act('remove', id)
    await act('remove', id)
    expect((await list()).recordsTotal).toBe(0)
    expect(await list({ state: 'removed' })).toEqual({ groups: ['stimming stim स्टिमिंग'], recordsTotal: 1 })
    await act('restore', id)
    await act('restore', id)
    expect(await list({ search_query: 'स्टि' })).toMatchObject({ recordsTotal: 1 })
    expect(await list({ search_query: 'speech' })).toMatchObject({ recordsTotal: 0 })
    expect(await logOf(id)).toEqual(['restored', 'removed', 'changed', 'created'])
  })

  it('are once in a group, and in one group only, also where the database alone knows them to be the same', async () => {
    expect(await save({ words_en: 'straße, strasse' })).toMatchObject({
      status: 422,
      errors: [{ code: 'WordGroupTooSmall' }],
    })
    const id = await saved({ words_en: 'straße, strasse, road' })
    expect((await list()).groups).toEqual(['straße road'])
    expect(await save({ words_en: 'way, strasse' })).toMatchObject({
      status: 409,
      errors: [{ code: 'SearchWordTaken', field: 'words_en' }],
    })
    await act('remove', id)
    await saved({ words_en: 'way, strasse' })
    expect(await act('restore', id)).toMatchObject({ status: 409, errors: [{ code: 'SearchWordTaken' }] })
  })

  it('stand in one group only, however they are written', async () => {
    await saved({ words_en: 'sensory, SPD', words_hi: 'संवेदी, ज़रूरत' })
    for (const words_en of ['other, Sensory', 'other, spd', 'other, जरूरत'])
      expect(await save({ words_en })).toMatchObject({
        status: 409,
        errors: [{ code: 'SearchWordTaken', field: 'words_en' }],
      })
    const taken = await save({ words_en: 'other, SENSORY' })
    expect(taken.success || taken.data.message).toContain('sensory, SPD')
    expect((await list()).recordsTotal).toBe(1)
  })

  it('that were removed can be used elsewhere, and then not put back', async () => {
    const id = await saved({ words_en: 'sleep, bedtime' })
    await act('remove', id)
    await saved({ words_en: 'bedtime, night' })
    expect(await act('restore', id)).toMatchObject({ status: 409, errors: [{ code: 'SearchWordTaken' }] })
    await save({ id, words_en: 'sleep', words_hi: 'नींद' })
    expect((await list()).groups).toEqual(['bedtime night', 'sleep नींद'])
  })

  it('are at least two, at most forty, none of them a sentence', async () => {
    const words = Array.from({ length: MOST_WORDS_IN_GROUP + 1 }, (_, place) => `word${place}`).join('\n')
    for (const [words_en, code] of [
      ['alone', 'WordGroupTooSmall'],
      ['ALONE, alone, Alone', 'WordGroupTooSmall'],
      ['-- , !!', 'WordGroupTooSmall'],
      [words, 'WordGroupTooLarge'],
      [`short, ${'long '.repeat(20)}`, 'SearchWordTooLong'],
    ] as const)
      expect(await save({ words_en }), words_en).toMatchObject({ status: 422, errors: [{ code }] })
    expect(await save({})).toMatchObject({ status: 422 })
    expect(await save({ id: 99, words_en: 'a, b' })).toMatchObject({ errors: [{ code: 'NoSuchWordGroup' }] })
    expect(await act('remove', 99)).toMatchObject({ status: 404 })
    expect((await list()).recordsTotal).toBe(0)
  })

  it('are never changed unseen by somebody who opened them before', async () => {
    const other = await createPerson(test, { is_admin: true })
    const id = await saved({ words_en: 'stimming, stim' })
    const opened = async () =>
      (await other.call('GET /v2/admin/search-word/details/', { query: { id } })).data.revision
    const refused = { status: 409, errors: [{ code: 'WordGroupChangedMeanwhile' }] }

    let revision = await opened()
    expect(await save({ id, revision, words_en: 'stimming, stim, flapping' })).toMatchObject({
      success: true,
    })
    expect(await save({ id, revision, words_en: 'stimming, rocking' }, other)).toMatchObject(refused)
    expect((await list()).groups).toEqual(['stimming stim flapping'])

    revision = await opened()
    await act('remove', id)
    expect(await save({ id, revision, words_en: 'stimming, rocking' }, other)).toMatchObject(refused)
    expect((await list()).groups).toEqual([])
    const again = { id, revision: await opened(), words_en: 'stimming, rocking' }
    expect(await save(again, other)).toMatchObject({ success: true })
  })

  it('saved by two at once end in one group', async () => {
    const words_en = 'twin, double'
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ words_en })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.success).map(({ status }) => status)).toEqual(
      Array(5).fill(409),
    )
    expect((await list()).recordsTotal).toBe(1)
  })

  it('are kept by administrators alone', async () => {
    const id = await saved({ words_en: 'play, games' })
    const editor = await createPerson(test)
    const reason = 'They help us'
    await keeper.call('POST /v2/admin/people/role/', {
      body: { id: editor.id, role: 'content-editor', is_granted: true, reason },
    })
    const stranger = await createPerson(test)
    expect(await save({ words_en: 'a, b' }, editor)).toMatchObject({ status: 403 })
    expect(await act('remove', id, stranger)).toMatchObject({ success: false })
    expect((await list()).recordsTotal).toBe(1)
  })
})

describe('a new installation', () => {
  it('begins with words, once: whoever removes them has none', async () => {
    await loadStartingWords(test.db)
    expect((await list()).recordsTotal).toBe(startingGroups.length)
    await loadStartingWords(test.db)
    expect((await list({ search_query: 'स्वलीनता' })).recordsTotal).toBe(1)
    expect((await list()).recordsTotal).toBe(startingGroups.length)
  })
})
