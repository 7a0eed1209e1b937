import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { publishFirstLinks } from '#foundation/moderation/testing/publish-first-links.ts'
import {
  createAgeGroup,
  createSkill,
  createTag,
  createTerm,
} from '#foundation/taxonomy/testing/create-term.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import {
  everyLink,
  everyResource,
  everyResourceFile,
  everyUpload,
  listedCounts,
} from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let type: number
let fields: { title: string; resource_type_id: number; add_type: 1; has_rights: true; description: string }

beforeEach(async () => {
  asha = await createPerson(test)
  await publishFirstLinks(test.db, asha.id)
  type = await createTerm(test.db, 'resource_types', { name: { en: 'Worksheets', hi: 'कार्यपत्रक' } })
  fields = {
    title: 'Trace the line',
    resource_type_id: type,
    add_type: 1,
    has_rights: true,
    description: '<p>Follow the dots.</p>',
  }
})

const upload = async (person = asha, name = 'sheet.pdf') =>
  (await uploadFile(test, person, { name, bytes: await pdfFile() })).id

describe('what a resource is made from', () => {
  it('are the shown terms in the language asked for, and the drafts of the person', async () => {
    await createSkill(test.db, { name: { en: 'Speech', hi: 'बोली' } })
    await createTag(test.db, { name: 'Old', is_hidden: true })
    await asha.call('POST /v2/resource/add/', { body: { title: 'First', status: 'draft' } })
    const other = await createPerson(test)
    await other.call('POST /v2/resource/add/', { body: { title: 'Not mine', status: 'draft' } })
    const { data } = await asha.call('GET /v2/resource/add/', {})
    expect(data).toMatchObject({
      resource_types: [{ id: type, name: 'Worksheets' }],
      skills: [{ name: 'Speech' }],
      tags: [],
      drafts: [{ title: 'First' }],
    })
    expect(data.licences).toContain('CC BY 4.0')
    expect(await test.tryCall('GET /v2/resource/add/', {})).toMatchObject({ status: 401 })
  })
})

describe('a new resource', () => {
  it('is published with its files, links and terms, found by their words, and counted', async () => {
    const skill = await createSkill(test.db, { name: { en: 'Speech', hi: 'बोली' } })
    const tag = await createTag(test.db, { name: 'Calm' })
    const age = await createAgeGroup(test.db)
    const picture = await uploadFile(test, asha, {
      name: 'फूल 👩🏽‍🏫.png',
      bytes: await samplePicture().png().toBuffer(),
    })
    const sheet = await upload()
    const answer = await asha.call('POST /v2/resource/add/', {
      body: {
        ...fields,
        add_type: 2,
        description: '<p>Follow <strong>the</strong> dots.</p><script>alert(1)</script>',
        keywords: ['pencil', '', 'pencil'],
        skills: [skill],
        tags: [tag],
        age_groups: [age],
        resource_files: [sheet, picture.id],
        alts: { [picture.id]: 'A flower' },
        resource_links: ['', 'https://example.org/a', 'https://example.org/a'],
        licence: 'CC BY 4.0',
      },
    })
    expect(answer.data).toMatchObject({ title: 'Trace the line', status: 'published' })
    const [resource] = await everyResource(test.db)
    expect(resource).toMatchObject({
      id: answer.data.id,
      creator_id: asha.id,
      description: '<p>Follow <strong>the</strong> dots.</p>',
      summary: 'Follow the dots.',
      keywords: ['pencil'],
      search_words: 'Worksheets कार्यपत्रक Speech बोली Calm pencil Asha Verma',
      has_rights: true,
      published_at: test.clock.now(),
      likes_count: 0,
    })
    expect(await everyResourceFile(test.db)).toMatchObject([
      { file_id: sheet, position: 0, alt: '', pages_state: 'waiting' },
      { file_id: picture.id, position: 1, alt: 'A flower', pages_state: 'waiting' },
    ])
    expect(await everyLink(test.db)).toMatchObject([{ url: 'https://example.org/a' }])
    expect((await everyUpload(test.db)).every(({ is_temporary }) => !is_temporary)).toBe(true)
    expect(await listedCounts(test.db)).toEqual({
      'all 0': 1,
      [`type ${type}`]: 1,
      [`creator ${asha.id}`]: 1,
      [`skill ${skill}`]: 1,
      [`tag ${tag}`]: 1,
      [`age_group ${age}`]: 1,
    })
  })

  it('needs a type, the rights and what it is made of, each told at its field', async () => {
    const answer = await asha.tryCall('POST /v2/resource/add/', { body: { title: 'Trace' } })
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        { code: 'ResourceIsIncomplete', field: 'resource_type_id', message: 'This is Required.' },
        { code: 'ResourceIsIncomplete', field: 'resource_files' },
        { code: 'ResourceIsIncomplete', field: 'has_rights' },
      ],
    })
    const without = { ...fields, description: '<p> </p>' }
    const said = async (body: object) =>
      (await asha.tryCall('POST /v2/resource/add/', { body: { ...without, ...body } })) as { errors: unknown }
    expect((await said({})).errors).toMatchObject([{ field: 'description' }])
    expect((await said({ add_type: 3, resource_links: '' })).errors).toMatchObject([
      { field: 'resource_links' },
    ])
    expect((await said({ title: '' })).errors).toMatchObject([
      { field: 'title', message: 'This is Required.' },
    ])
    expect(await everyResource(test.db)).toEqual([])
  })

  it('is told how long and how many its search words may be', async () => {
    const words = Array.from({ length: 21 }, (_, at) => `word ${at}`)
    const said = (keywords: string | string[]) =>
      asha.tryCall('POST /v2/resource/add/', { body: { ...fields, keywords } })
    for (const keywords of ['x'.repeat(61), ['calm', 'x'.repeat(61)]]) {
      expect(await said(keywords)).toMatchObject({
        status: 422,
        errors: [{ field: 'keywords', message: expect.stringContaining('up to 60 letters') }],
      })
    }
    for (const keywords of [words, [...words, ...Array<string>(200).fill('x')]]) {
      expect(await said(keywords)).toMatchObject({
        status: 422,
        errors: [{ field: 'keywords', message: 'Write up to 20 search words.' }],
      })
    }
    expect(await said(words.slice(1))).toMatchObject({ success: true })
  })

  it('that is a draft needs its title only, and is counted nowhere', async () => {
    const { data } = await asha.call('POST /v2/resource/add/', {
      body: { title: 'Half', status: 'draft', resource_links: '' },
    })
    expect(data.status).toBe('draft')
    expect(await everyResource(test.db)).toMatchObject([{ published_at: null, add_type: 2 }])
    expect(await listedCounts(test.db)).toEqual({})
  })

  it.each([
    'javascript:alert(1)',
    'not an address',
    'ftp://example.org/x',
    'http://localhost/x',
    'data:text/html,x',
  ])('refuses the link %s', async (url) => {
    const body = { ...fields, add_type: 3, resource_links: ['', url] } as const
    expect(await asha.tryCall('POST /v2/resource/add/', { body })).toMatchObject({
      status: 422,
      errors: [{ field: 'resource_links', message: 'Invalid URL Format' }],
    })
  })

  it('refuses terms that are not there or hidden, and writes nothing', async () => {
    const hidden = await createSkill(test.db, { is_hidden: true })
    for (const more of [{ skills: [hidden] }, { tags: [999] }, { resource_type_id: 999 }]) {
      expect(await asha.tryCall('POST /v2/resource/add/', { body: { ...fields, ...more } })).toMatchObject({
        status: 422,
        errors: [{ code: 'TermNotFound' }],
      })
    }
    expect(await everyResource(test.db)).toEqual([])
  })

  it("refuses another's, used and unknown files, and writes nothing", async () => {
    const stranger = await createPerson(test)
    const foreign = await upload(stranger)
    const used = await upload()
    await asha.call('POST /v2/resource/add/', { body: { ...fields, add_type: 2, resource_files: used } })
    const own = await upload()
    for (const wrong of [foreign, used, 999]) {
      const body = { ...fields, title: 'Another', add_type: 2 as const, resource_files: [own, wrong] }
      expect(await asha.tryCall('POST /v2/resource/add/', { body })).toMatchObject({
        status: 404,
        errors: [{ code: 'UploadNotFound' }],
      })
    }
    expect(await everyResource(test.db)).toHaveLength(1)
    expect((await everyUpload(test.db)).filter(({ is_temporary }) => is_temporary)).toHaveLength(2)
  })

  it('keeps links as browsers understand them', async () => {
    const resource_links = ['HTTPS://Example.org/a\u0000b', 'https:example.org', 'https://example.org/पाठ']
    await asha.call('POST /v2/resource/add/', { body: { ...fields, add_type: 3, resource_links } })
    expect((await everyLink(test.db)).map(({ url }) => url)).toEqual([
      'https://example.org/a%00b',
      'https://example.org/',
      'https://example.org/%E0%A4%AA%E0%A4%BE%E0%A4%A0',
    ])
    const long = { ...fields, title: 'Long', resource_links: `https://example.org/${'प'.repeat(1_000)}` }
    expect(await asha.tryCall('POST /v2/resource/add/', { body: long })).toMatchObject({
      status: 422,
      errors: [{ code: 'LinkTooLong', field: 'resource_links' }],
    })
  })

  it('is made of whatever is sent, or refused, and never fails', async () => {
    const body = {
      ...fields,
      description: '<p>a&#0;b&#x1b;\u0000\ud800</p>',
      keywords: ['\u0000', '\u202Eabc'],
      alts: { 99999999999999: 'far', 1: '\u0000' },
      credit: '\u0000',
    }
    await asha.call('POST /v2/resource/add/', { body })
    expect(await everyResource(test.db)).toMatchObject([{ keywords: ['abc'], credit: '' }])
  })

  it('keeps titles as they are written', async () => {
    const titles = ['अ'.repeat(300), '👩🏽‍🏫 क्षत्रिय', '<script>alert(1)</script>', "'; drop table users; --"]
    for (const title of titles) await asha.call('POST /v2/resource/add/', { body: { ...fields, title } })
    expect((await everyResource(test.db)).map(({ title }) => title)).toEqual(titles)
    const long = { ...fields, title: 'a'.repeat(301) }
    expect(await asha.tryCall('POST /v2/resource/add/', { body: long })).toMatchObject({ status: 422 })
  })

  it('comes as a form too, and never from a visitor', async () => {
    const form = new URLSearchParams([
      ['title', 'By form'],
      ['resource_type_id', String(type)],
      ['add_type', '3'],
      ['has_rights', 'on'],
      ['skills', ''],
      ['resource_links', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ['resource_links', ''],
    ])
    const send = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/v2/resource/add/',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: form.toString(),
      })
    expect((await send({})).statusCode).toBe(401)
    expect((await send({ authorization: `Bearer ${asha.token}` })).statusCode).toBe(200)
    expect(await everyResource(test.db)).toMatchObject([{ title: 'By form', status: 'published' }])
  })

  it('lets nobody write what is not theirs to say', async () => {
    const forged = { ...fields, likes_count: 900, creator_id: 1, rating_sum: 5, status: 'published' as const }
    await asha.call('POST /v2/resource/add/', { body: forged })
    expect(await everyResource(test.db)).toMatchObject([
      { likes_count: 0, creator_id: asha.id, rating_sum: 0 },
    ])
    const hidden = { ...fields, status: 'hidden' } as never
    expect(await asha.tryCall('POST /v2/resource/add/', { body: hidden })).toMatchObject({ status: 422 })
  })
})
