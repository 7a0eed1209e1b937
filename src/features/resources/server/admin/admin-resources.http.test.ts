import { describe, expect, it } from 'vitest'
import { product } from '#contract/product.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceLinks } from '../resource-files.tables.ts'

const test = testApp()

async function withRole(role: Role) {
  const administrator = await createPerson(test, { is_admin: true })
  const person = await createPerson(test)
  await setRole(test.db, administrator, { id: person.id, role, isGranted: true })
  return person
}

/** The emails of a kind that were sent, once their jobs have run. */
async function mails(kind: string) {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter((mail) => mail.kind === kind)
}

const seen = (id: number) => test.tryCall('GET /resources/public/details/', { query: { id } })

describe('a moderator', () => {
  it('hides a resource with a reason, which its creator reads in a mail, and shows it again', async () => {
    const moderator = await withRole('moderator')
    const creator = await createPerson(test)
    const id = await createResource(test.db, { creator_id: creator.id, title: 'Brush your teeth' })
    const reason = 'The pictures are from a book of someone else.'
    await moderator.call('POST /v2/admin/resource/hide/', { body: { id, reason } })
    expect(await seen(id)).toMatchObject({ status: 404 })
    expect((await test.call('POST /v2/resource/list/', { body: {} })).recordsTotal).toBe(0)
    expect((await test.call('GET /v2/resource/info/', {})).data.resources_count).toBe(0)
    const own = await creator.call('GET /resources/public/details/', { query: { id } })
    expect(own.data).toMatchObject({ status: 'hidden', hidden_reason: reason })
    const [hidden] = await mails('resource-hidden')
    expect(hidden).toMatchObject({ to: creator.email, subject: 'Hidden for now: Brush your teeth' })
    expect(hidden?.text).toMatch(
      /Brush your teeth\s+The reason: The pictures are from a book of someone else\./,
    )
    expect(hidden?.text).toContain(`You can change it and write to ${product.organisation.email}`)

    await moderator.call('POST /v2/admin/resource/restore/', { body: { id, reason: 'Now they are drawn.' } })
    expect(await seen(id)).toMatchObject({ success: true })
    expect((await test.call('GET /v2/resource/info/', {})).data.resources_count).toBe(1)
    const [restored] = await mails('resource-restored')
    expect(restored?.text).toContain('A note from our team: Now they are drawn.')
  })

  it('hides one without a reason, and its creator reads that the team did', async () => {
    const moderator = await withRole('moderator')
    const creator = await createPerson(test)
    const id = await createResource(test.db, { creator_id: creator.id })
    await moderator.call('POST /v2/admin/report/decide/', {
      body: { kind: 'resource', id, decision: 'hide' },
    })
    const own = await creator.call('GET /resources/public/details/', { query: { id } })
    expect(own.data.hidden_reason).toBe('Our team checked it and hid it.')
    expect((await mails('resource-hidden'))[0]?.text).toContain('The reason: Our team checked it and hid it.')
  })

  it('shows one again without a note, and its creator reads of none', async () => {
    const moderator = await withRole('moderator')
    const creator = await createPerson(test)
    const id = await createResource(test.db, { creator_id: creator.id })
    for (const decision of ['hide', 'restore'] as const) {
      await moderator.call('POST /v2/admin/report/decide/', { body: { kind: 'resource', id, decision } })
    }
    const [restored] = await mails('resource-restored')
    expect(restored?.text).toContain('Everyone can find this resource again.')
    expect(restored?.text).not.toMatch(/hid it|note from our team/)
  })

  it('is read of in the language of the creator’s emails, whatever the resource is written in', async () => {
    const moderator = await withRole('moderator')
    const creator = await createPerson(test)
    await queueMail(test.db, aMail({ to: creator.email, user_id: creator.id, language: 'hi' }))
    const id = await createResource(test.db, { creator_id: creator.id, language: 'en' })
    await moderator.call('POST /v2/admin/report/decide/', {
      body: { kind: 'resource', id, decision: 'hide' },
    })
    const [hidden] = await mails('resource-hidden')
    expect(hidden).toMatchObject({ language: 'hi' })
    expect(hidden?.text).toContain('कारण: हमारी टीम ने इसे जाँचकर छिपा दिया है।')
  })

  it('hides once, however often it is pressed at once, and is written down once', async () => {
    const moderator = await withRole('moderator')
    const id = await createResource(test.db)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        moderator.call('POST /v2/admin/resource/hide/', { body: { id, reason: 'Advert' } }),
      ),
    )
    const administrator = await createPerson(test, { is_admin: true })
    const { data } = await administrator.call('POST /v2/admin/audit/list/', { body: { kind: 'resource' } })
    expect(data).toMatchObject([{ action: 'hidden', subject_id: id }])
    expect((await test.call('GET /v2/resource/info/', {})).data.resources_count).toBe(0)
  })

  it('sees what three reports hid, and nothing of what people keep to themselves', async () => {
    const moderator = await withRole('moderator')
    const creator = await createPerson(test)
    const id = await createResource(test.db, { title: 'Reported' })
    await createResource(test.db, { creator_id: creator.id, privacy: 'Only me', title: 'Own' })
    await createResource(test.db, { creator_id: creator.id, status: 'draft', title: 'Draft' })
    for (let index = 0; index < 3; index += 1) {
      const reader = await createPerson(test)
      await reader.call('POST /master/report/', { body: { kind: 'resource', id, reason: 'harmful' } })
    }
    expect(await seen(id)).toMatchObject({ status: 404 })
    expect(await moderator.call('GET /resources/public/details/', { query: { id } })).toMatchObject({
      data: { status: 'hidden' },
    })
    const list = (show: 'all' | 'reported' | 'hidden') =>
      moderator.call('POST /v2/admin/resource/list/', { body: { show } })
    expect((await list('all')).data.map(({ title }) => title)).toEqual(['Reported'])
    expect((await list('reported')).data).toMatchObject([{ id, open_reports: 3, can: { decide: true } }])
    expect((await list('hidden')).recordsTotal).toBe(1)
    await moderator.call('POST /v2/admin/resource/restore/', { body: { id, reason: 'It is fine.' } })
    expect((await list('reported')).recordsTotal).toBe(0)
  })

  it('says why, or nothing happens', async () => {
    const moderator = await withRole('moderator')
    const id = await createResource(test.db)
    const answer = await moderator.tryCall('POST /v2/admin/resource/hide/', { body: { id, reason: '  ' } })
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect(await seen(id)).toMatchObject({ success: true })
  })
})

describe('a content editor', () => {
  it('finds resources with broken links', async () => {
    const editor = await withRole('content-editor')
    const id = await createResource(test.db, { title: 'With a broken link' })
    await createResource(test.db)
    await test.db.insert(resourceLinks).values({ resource_id: id, url: 'https://example.org', failures: 2 })
    const { data } = await editor.call('POST /v2/admin/resource/list/', { body: { show: 'dead-links' } })
    expect(data).toMatchObject([{ id, dead_links: 1, can: { decide: false } }])
  })
})
