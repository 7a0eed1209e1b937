import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createBanner } from '../../testing/create-banner.ts'
import { MOST_KEPT_BANNERS } from './save-banner.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const whole = {
  title_en: 'Calm evenings',
  title_hi: 'शांत शामें',
  text_en: 'A free hour on sleep.',
  link: '/?search_query=sleep',
}
const save = (body: object, by = editor) => by.tryCall('POST /v2/admin/banner/save/', { body: body as never })
async function saved(body: object = whole): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) =>
  (await editor.call('GET /v2/admin/banner/details/', { query: { id } })).data
const act = (what: 'hide' | 'show' | 'remove', id: number) =>
  editor.tryCall(`POST /v2/admin/banner/${what}/`, { body: { id } })
const move = (id: number, direction: 'up' | 'down') =>
  editor.tryCall('POST /v2/admin/banner/move/', { body: { id, direction } })
const list = async () => (await editor.call('GET /v2/admin/banner/list/', {})).data
const shown = async () => (await test.call('GET /master/banner/list/', {})).data.map(({ title }) => title)
const logOf = async (id: number) => {
  const admin = await createOrganiser(test, 'administrator')
  const body = { kind: 'banner', subject_id: id }
  return (await admin.call('POST /v2/admin/audit/list/', { body })).data.map(({ action }) => action)
}

describe('banners', () => {
  it('are made hidden, looked at, shown, changed, hidden and deleted, each told in the log', async () => {
    const id = await saved()
    expect(await open(id)).toMatchObject({ ...whole, state: 'hidden', picture: '/art/banner-welcome.svg' })
    expect(await shown()).toEqual([])
    expect(await act('show', id)).toMatchObject({ success: true })
    await act('show', id)
    expect(await shown()).toEqual(['Calm evenings'])
    const { revision } = await open(id)
    await save({ ...whole, id, revision, title_en: 'Calmer evenings' })
    expect(await shown()).toEqual(['Calmer evenings'])
    await act('hide', id)
    expect(await shown()).toEqual([])
    await act('remove', id)
    expect(await editor.tryCall('GET /v2/admin/banner/details/', { query: { id } })).toMatchObject({
      status: 404,
      errors: [{ code: 'BannerNotFound' }],
    })
    expect(await logOf(id)).toEqual(['removed', 'hidden', 'changed', 'shown', 'created'])
  })

  it('are shown between two clocks of the home zone', async () => {
    const id = await saved({ ...whole, shown_from: '2026-03-01T09:00', shown_until: '2026-03-02T09:00' })
    await act('show', id)
    const states = []
    for (const moment of [
      '2026-03-01T03:29Z',
      '2026-03-01T03:30Z',
      '2026-03-02T03:29Z',
      '2026-03-02T03:30Z',
    ]) {
      test.clock.set(new Date(moment))
      states.push([(await open(id)).state, (await shown()).length])
    }
    expect(states).toEqual([
      ['coming', 0],
      ['shown', 1],
      ['shown', 1],
      ['over', 0],
    ])
    expect(await open(id)).toMatchObject({ shown_from: '2026-03-01T09:00', shown_until: '2026-03-02T09:00' })
  })

  it('change places with their neighbours, also by two people at once', async () => {
    const ids = [await createBanner(test.db), await createBanner(test.db), await createBanner(test.db)]
    const [a = 0, b = 0, c = 0] = ids
    await move(c, 'up')
    expect((await list()).map(({ id }) => id)).toEqual([a, c, b])
    await move(a, 'up')
    await Promise.all([move(a, 'down'), move(b, 'up')])
    expect((await list()).map(({ id }) => id).sort((x, y) => x - y)).toEqual(ids)
    expect(await move(999, 'up')).toMatchObject({ status: 404 })
  })

  it('are for occupations that are there', async () => {
    const teacher = await createTerm(test.db, 'occupations')
    const body = { ...whole, audience: 'occupations', occupation_ids: [teacher, teacher] }
    const id = await saved(body)
    expect(await open(id)).toMatchObject({ audience: 'occupations', occupation_ids: [teacher] })
    expect(await save({ ...body, occupation_ids: [] })).toMatchObject({
      status: 422,
      errors: [{ field: 'occupation_ids' }],
    })
    expect(await save({ ...body, occupation_ids: [999] })).toMatchObject({
      status: 422,
      errors: [{ code: 'OccupationIsGone' }],
    })
    const { revision } = await open(id)
    await save({ ...body, id, revision, audience: 'people' })
    expect(await open(id)).toMatchObject({ audience: 'people', occupation_ids: [] })
    const { data } = await editor.call('GET /v2/admin/banner/choices/', {})
    expect(data.occupations).toMatchObject([{ id: teacher }])
  })

  it('need a title, an address that can be one, and an end after the start', async () => {
    expect(await save({ link: '/' })).toMatchObject({ status: 422, errors: [{ field: 'title_en' }] })
    for (const link of [
      '',
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'https://',
      'play',
      '/a b',
    ])
      expect(await save({ ...whole, link }), link).toMatchObject({ status: 422, errors: [{ field: 'link' }] })
    for (const link of ['/', '/resource?tag=5', 'https://pankh.example/a', '/events/details/3'])
      expect(await save({ ...whole, link }), link).toMatchObject({ success: true })
    const clocks = { shown_from: '2026-03-02T09:00', shown_until: '2026-03-02T09:00' }
    expect(await save({ ...whole, ...clocks })).toMatchObject({ errors: [{ field: 'shown_until' }] })
    expect(await save({ ...whole, shown_from: '2026-02-31T09:00' })).toMatchObject({
      errors: [{ field: 'shown_from' }],
    })
  })

  it('are not written over what somebody else has saved since', async () => {
    const id = await saved()
    const { revision } = await open(id)
    const answers = await Promise.all(
      ['One', 'Two'].map((title_en) => save({ ...whole, id, revision, title_en })),
    )
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'BannerChangedMeanwhile' }],
    })
  })

  it('are a hundred at most, however many are made at once', async () => {
    for (let made = 1; made < MOST_KEPT_BANNERS; made += 1) await createBanner(test.db)
    const answers = await Promise.all([save(whole), save(whole)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await save(whole)).toMatchObject({ status: 409, errors: [{ code: 'TooManyBanners' }] })
  })

  it('are kept by content editors and administrators alone', async () => {
    for (const role of ['event-host', 'moderator', 'campaign-manager'] as const)
      expect(await save(whole, await createOrganiser(test, role))).toMatchObject({ status: 403 })
    expect(await save(whole, await createPerson(test))).toMatchObject({ status: 403 })
    expect(await test.tryCall('GET /v2/admin/banner/list/', {})).toMatchObject({ status: 401 })
    expect(await save(whole, await createOrganiser(test, 'administrator'))).toMatchObject({ success: true })
  })
})
