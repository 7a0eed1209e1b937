import { beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { listedCounts } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let moderator: Person
let fields: { resource_type_id: number; add_type: 1; has_rights: true; description: string }

beforeEach(async () => {
  const administrator = await createPerson(test, { is_admin: true })
  asha = await createPerson(test)
  moderator = await createPerson(test)
  await setRole(test.db, administrator, { id: moderator.id, role: 'moderator', isGranted: true })
  const resource_type_id = await createTerm(test.db, 'resource_types')
  fields = { resource_type_id, add_type: 1, has_rights: true, description: '<p>Follow the dots.</p>' }
})

const link = (name: string) => [`https://example.org/${name}`]
const add = async (title: string, more: object = {}, person = asha) =>
  (await person.call('POST /v2/resource/add/', { body: { ...fields, title, ...more } })).data
const edit = (id: number, more: object, person = asha) =>
  person.tryCall('POST /v2/resource/edit/', { body: { ...fields, title: 'Changed', id, ...more } })
const seen = async (id: number) =>
  (await test.tryCall('GET /resources/public/details/', { query: { id } })).success
const waiting = async () => (await moderator.call('POST /v2/admin/held/list/', { body: {} })).data
const decide = (id: number, decision: 'publish' | 'refuse', more: object = {}, kind = 'resource') =>
  moderator.tryCall('POST /v2/admin/held/decide/', { body: { kind, id, decision, ...more } })
const bell = async (person = asha) =>
  (await person.call('POST /v2/user/notification/list/', { body: {} })).data.map(({ text }) => text)

describe('the first links of an account', () => {
  it('wait until a moderator has looked at three of them, which is said before and after', async () => {
    const before = await asha.call('GET /v2/resource/add/', {})
    expect(before.data.links_wait).toBe(true)
    for (const name of ['one', 'two', 'three']) {
      const added = await add(name, { resource_links: link(name) })
      expect(added).toMatchObject({ status: 'hidden', is_waiting: true })
      expect(added.message).toContain('usually within a day')
      expect(await seen(added.id)).toBe(false)
      expect(await decide(added.id, 'publish')).toMatchObject({ success: true })
      expect(await seen(added.id)).toBe(true)
    }
    expect(await bell()).toContain('Our team checked “one – Follow the dots.”. Everyone can see it now.')
    expect((await asha.call('GET /v2/resource/add/', {})).data.links_wait).toBe(false)
    expect(await add('four', { resource_links: link('four') })).toMatchObject({ status: 'published' })
    expect((await listedCounts(test.db))['all 0']).toBe(4)
  })

  it('wait in a text too, and not in a draft, in a private one, or where there is no link', async () => {
    const texts = { description: '<p>Read <a href="https://example.org/x">this</a>.</p>' }
    expect(await add('Text', texts)).toMatchObject({ is_waiting: true })
    expect(await add('Draft', { ...texts, status: 'draft' })).toMatchObject({
      status: 'draft',
      is_waiting: false,
    })
    expect(await add('Mine', { ...texts, privacy: 'Only me' })).toMatchObject({ status: 'published' })
    expect(await add('Plain')).toMatchObject({ status: 'published', is_waiting: false })
    expect(await waiting()).toMatchObject([
      { kind: 'resource', why: 'first-link', thing: { text: 'Text – Read this.', author: { id: asha.id } } },
    ])
  })

  it('wait of nobody who has a role', async () => {
    expect(await add('Mine', { resource_links: link('a') }, moderator)).toMatchObject({ status: 'published' })
  })

  it('wait when they are added later, and what waits is looked at anew with each change', async () => {
    const { id } = await add('Plain')
    expect(await edit(id, { resource_links: link('a') })).toMatchObject({ data: { is_waiting: true } })
    expect(await seen(id)).toBe(false)
    const own = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(own.data).toMatchObject({ is_waiting: true, status: 'hidden' })
    expect(own.data.hidden_reason).toContain('first links')
    const [read] = await waiting()
    expect(await edit(id, { resource_links: link('bad') })).toMatchObject({ data: { is_waiting: true } })
    expect(await decide(id, 'publish', { held_at: read?.held_at })).toMatchObject({
      status: 409,
      errors: [{ code: 'HeldThingChanged' }],
    })
    expect(await edit(id, {})).toMatchObject({ data: { is_waiting: false, status: 'published' } })
    expect(await waiting()).toEqual([])
    expect(await seen(id)).toBe(true)
    await edit(id, { resource_links: link('a') })
    expect(await edit(id, { resource_links: link('a'), status: 'draft' })).toMatchObject({
      data: { status: 'draft' },
    })
    expect(await waiting()).toEqual([])
  })

  it('that were published stay so when words beside them change', async () => {
    const { id } = await add('One', { resource_links: link('a') })
    await decide(id, 'publish')
    expect(await edit(id, { resource_links: link('a') })).toMatchObject({ data: { status: 'published' } })
    expect(await edit(id, { resource_links: link('b') })).toMatchObject({ data: { is_waiting: true } })
  })

  it('are kept back for a reason, which its maker reads, and can be published after all', async () => {
    const { id } = await add('One', { resource_links: link('a') })
    const reason = 'The page sells something.'
    expect(await decide(id, 'refuse', { reason })).toMatchObject({ success: true })
    const own = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(own.data).toMatchObject({ is_waiting: false, status: 'hidden', hidden_reason: reason })
    expect(await bell()).toEqual([
      `Our team checked “One – Follow the dots.”. Others can't see it. The reason: ${reason}`,
    ])
    await test.runJobs()
    const mails = (await test.call('GET /dev/outbox/list/', {})).data
    expect(mails.filter(({ to }) => to === asha.email)).toMatchObject([{ kind: 'notification-moderation' }])
    expect(await edit(id, {})).toMatchObject({ data: { status: 'hidden', is_waiting: false } })
    expect(await decide(id, 'refuse')).toMatchObject({ status: 404 })
    expect(await decide(id, 'publish')).toMatchObject({ success: true })
    expect(await seen(id)).toBe(true)
    const log = await (await createPerson(test, { is_admin: true })).call('POST /v2/admin/audit/list/', {
      body: { kind: 'resource' },
    })
    expect(log.data.map(({ action }) => action)).toEqual(['published', 'refused'])
  })

  it('that were kept back and are shown again among the resources count as published', async () => {
    const { id } = await add('One', { resource_links: link('a') })
    await decide(id, 'refuse')
    await moderator.call('POST /v2/admin/resource/restore/', { body: { id, reason: 'It is a good page.' } })
    expect(await seen(id)).toBe(true)
    const decided = await moderator.call('POST /v2/admin/held/list/', { body: { is_decided: true } })
    expect(decided.data).toMatchObject([{ subject_id: id, decision: 'publish' }])
    expect(await decide(id, 'publish')).toMatchObject({ status: 404 })
  })

  it('taken out again do not show what three people reported meanwhile', async () => {
    const { id } = await add('Plain')
    await edit(id, { resource_links: link('a') })
    for (let turn = 0; turn < 3; turn += 1) {
      const { call } = await createPerson(test)
      await call('POST /master/report/', { body: { kind: 'resource', id, reason: 'private' } })
    }
    expect(await edit(id, {})).toMatchObject({ data: { status: 'hidden', is_waiting: false } })
    expect(await seen(id)).toBe(false)
    expect(await waiting()).toEqual([])
    const own = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(own.data.hidden_reason).toContain('reported')
  })

  it('tell followers when everyone can see them, not before', async () => {
    const follower = await createPerson(test)
    await asha.call('POST /v2/user/public/details/', { body: { designation: 'Teacher' } })
    await follower.call('POST /v2/user/follow/', { body: { id: asha.id } })
    const { id } = await add('One', { resource_links: link('a') })
    await test.runJobs()
    expect(await bell(follower)).toEqual([])
    await decide(id, 'publish')
    await test.runJobs()
    expect(await bell(follower)).toEqual(['Asha Verma shared something new: “One”'])
  })

  it('sent twice wait once; deleted they wait no more; two moderators at once decide once', async () => {
    const body = { ...fields, title: 'One', resource_links: link('a') }
    const sent = await Promise.all([1, 2].map(() => asha.call('POST /v2/resource/add/', { body })))
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect(sent.every(({ data }) => data.is_waiting)).toBe(true)
    const id = sent[0]?.data.id ?? 0
    const gone = await add('Gone', { resource_links: link('b') })
    await asha.call('POST /v2/resource/delete/', { body: { id: gone.id } })
    expect(await waiting()).toHaveLength(1)
    const decided = await Promise.all([decide(id, 'publish'), decide(id, 'refuse'), decide(id, 'publish')])
    expect(decided.filter(({ success }) => success).length).toBeGreaterThan(0)
    expect(await waiting()).toEqual([])
  })

  it('are decided on by moderators alone', async () => {
    const { id } = await add('One', { resource_links: link('a') })
    const body = { kind: 'resource', id, decision: 'publish' as const }
    expect(await asha.tryCall('POST /v2/admin/held/decide/', { body })).toMatchObject({ status: 403 })
    expect(await test.tryCall('POST /v2/admin/held/decide/', { body })).toMatchObject({ status: 401 })
    expect(await asha.tryCall('POST /v2/admin/held/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await decide(999_999, 'publish')).toMatchObject({ status: 404 })
    expect(await decide(id, 'hide' as never)).toMatchObject({ status: 422 })
  })

  it('are shown to moderators in a fixed number of queries', async () => {
    await add('One', { resource_links: link('a') })
    const few = await test.queriesOf(waiting)
    for (const name of ['two', 'three', 'four']) await add(name, { resource_links: link(name) })
    expect(await test.queriesOf(waiting)).toBe(few)
  })
})

describe('watched words', () => {
  const watch = (words: string, action: 'refuse' | 'review', language: 'en' | 'hi' | 'any' = 'any') =>
    moderator.tryCall('POST /v2/admin/word/save/', { body: { words, action, language } })

  it('refuse what has them, or have it wait, whoever is known already', async () => {
    await watch('Free  Money\nमुफ़्त पैसा', 'refuse')
    await watch('miracle', 'review')
    const refused = await asha.tryCall('POST /v2/resource/add/', {
      body: { ...fields, title: 'FREE money' },
    })
    expect(refused).toMatchObject({ status: 422, errors: [{ code: 'WordNotAllowed' }] })
    expect(await add('A miracle')).toMatchObject({ is_waiting: true })
    expect(await waiting()).toMatchObject([{ why: 'word' }])
    expect(await add('Miracles')).toMatchObject({ status: 'published' })
    const { id: file } = await uploadFile(test, asha, { bytes: await pdfFile() })
    const described = { resource_files: [file], alts: { [file]: 'A miracle' } }
    const picture = await add('A picture', described)
    expect(picture).toMatchObject({ is_waiting: true })
    expect(await decide(picture.id, 'publish')).toMatchObject({ success: true })
    expect(await edit(picture.id, { ...described })).toMatchObject({ data: { status: 'published' } })
    const { id: other } = await uploadFile(test, asha, { bytes: await pdfFile() })
    const hers = { privacy: 'Only me', resource_files: [other], alts: { [other]: 'A miracle' } }
    const { id } = await add('Hers', hers)
    // A call that leaves the description out keeps it.
    expect(await edit(id, { privacy: 'Everyone' })).toMatchObject({ data: { is_waiting: true } })
  })

  it('are a list that is pasted, found, changed and shortened, each with an entry in the log', async () => {
    expect(await watch('b, a-word\nA-Word ; x', 'review', 'en')).toMatchObject({
      data: { message: 'Words added or changed: 1.' },
    })
    await Promise.all([watch('one, two', 'review'), watch('two, three', 'refuse')])
    await watch('two', 'refuse')
    const list = (body: object) => moderator.call('POST /v2/admin/word/list/', { body })
    expect((await list({})).data.map(({ word, action }) => `${word} ${action}`)).toEqual([
      'a-word review',
      'one review',
      'three refuse',
      'two refuse',
    ])
    const found = await list({ search_query: 'A-WORD', language: 'en' })
    expect(found.data).toMatchObject([{ word: 'a-word', language: 'en' }])
    const id = found.data[0]?.id ?? 0
    const remove = () => moderator.tryCall('POST /v2/admin/word/remove/', { body: { id } })
    expect((await Promise.all([remove(), remove()])).filter(({ success }) => success)).toHaveLength(1)
    expect((await list({})).recordsTotal).toBe(3)
    for (const words of ['', 'x', ' ,; \n', 'x'.repeat(81)])
      expect(await watch(words, 'review')).toMatchObject({ status: 422 })
    expect(await asha.tryCall('POST /v2/admin/word/list/', { body: {} })).toMatchObject({ status: 403 })
  })
})
