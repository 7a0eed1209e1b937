import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadAs } from '#features/events/testing/upload-as.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { pictureSet, sharePicture } from '#foundation/content/content-picture.contract.ts'
import { pngHead, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { countCompletion } from '../../testing/count-for-campaign.queries.ts'
import { createCampaign } from '../../testing/create-campaign.ts'
import { refuseDeletingDrafts } from '../../testing/refuse-deleting-drafts.queries.ts'
import { sendLanding } from '../../testing/send-landing.ts'

const test = testApp()
let meera: Person
let id: number

beforeEach(async () => {
  meera = await createPerson(test)
  id = (await createCampaign(test.db, { owner_id: meera.id, display_name: '', message: '' })).id
})

const photo = (width = 400, height = 200) => samplePicture(width, height).png().toBuffer()
const save = (fields: Record<string, string | Uint8Array>, by = meera) =>
  sendLanding(test, by, { method: 'POST', url: `/program/subscription/${id}/page/`, fields })
const saveWords = (body: object, by = meera) =>
  by.tryCall('POST /program/subscription/{id}/page/', { params: { id }, body })
const shown = async () => (await meera.call('GET /program/subscription/{id}/', { params: { id } })).data
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await test.app.inject({ url })).rawPayload).metadata()
  return `${format} ${width}x${height}`
}
const end = () =>
  meera.call('PATCH /program/subscription/{id}/', { params: { id }, body: { status: 'ended' } })

describe('a landing page', () => {
  it('gets its name, words and goal; what is not given stays', async () => {
    const words = {
      display_name: 'Meera and friends',
      message: 'Come.\r\nIt takes five minutes.',
      goal: '40',
    }
    expect(await save(words)).toMatchObject({
      success: true,
      data: { id, ...words, goal: 40, message: 'Come.\nIt takes five minutes.', said: 'Your page is saved.' },
    })
    expect(await saveWords({ is_listed: false })).toMatchObject({
      data: { display_name: 'Meera and friends', is_listed: false },
    })
  })

  it('gets a logo that is kept whole and a cover that fills its box, in their sizes', async () => {
    await save({ logo: await photo(640, 320), cover: await photo(900, 900) })
    const { logo, cover } = await shown()
    expect(await sizeOf(logo ?? '')).toBe('webp 320x160')
    const offered = (pictureSet(cover ?? '') ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
    const sizes = await Promise.all([...offered, sharePicture(cover ?? '')].map(sizeOf))
    expect(sizes).toEqual(['webp 480x270', 'webp 960x540', 'webp 1600x900', 'webp 1200x630'])
  })

  it('has its pictures replaced and taken away, and nobody keeps the one before', async () => {
    await save({ logo: await photo(), cover: await photo() })
    const first = await shown()
    await save({ logo: await photo(), display_name: 'Meera' })
    const second = await shown()
    expect([await statusOf(first.logo ?? ''), await statusOf(second.logo ?? '')]).toEqual([404, 200])
    expect(second.cover).toBe(first.cover)
    expect(await saveWords({ remove_logo: 'on', remove_cover: true })).toMatchObject({
      data: { logo: null, cover: null },
    })
    expect([await statusOf(second.logo ?? ''), await statusOf(second.cover ?? '')]).toEqual([404, 404])
  })

  it('takes a picture that was uploaded ahead, once, and of the same person alone', async () => {
    const file = { name: 'logo.png', bytes: await photo() }
    const logo_upload = await uploadAs(test, meera, file)
    expect(await saveWords({ logo_upload })).toMatchObject({
      data: { logo: expect.stringContaining('/pictures/') },
    })
    const theirs = await uploadAs(test, await createPerson(test), file)
    expect(await saveWords({ cover_upload: theirs })).toMatchObject({
      status: 404,
      errors: [{ code: 'UploadNotFound', field: 'cover' }],
    })
    const words = await uploadAs(test, meera, { name: 'words.txt', bytes: Buffer.from('These are words.') })
    expect(await saveWords({ cover_upload: words })).toMatchObject({
      status: 422,
      errors: [{ code: 'FileIsNoPicture', field: 'cover' }],
    })
    expect((await shown()).cover).toBeNull()
  })

  it('is one at the end when two pictures are sent at once, and no file of the other stays', async () => {
    const answers = await Promise.all([save({ cover: await photo() }), save({ cover: await photo() })])
    const kept = (await shown()).cover
    const given: string[] = answers.map(({ data }) => data.cover)
    expect(given).toContain(kept)
    expect(await statusOf(kept ?? '')).toBe(200)
    await saveWords({ remove_cover: true })
    expect(await Promise.all(given.map(statusOf))).toEqual([404, 404])
  })

  it('stays as it was, with its pictures, if the database goes away before all is saved', async () => {
    await save({ logo: await photo(), display_name: 'Meera' })
    const before = await shown()
    const logo = await photo()
    const answer = await refuseDeletingDrafts(test.db, () => save({ logo, display_name: 'Other' }))
    expect(answer.status).toBe(500)
    expect(await shown()).toEqual(before)
    expect(await statusOf(before.logo ?? '')).toBe(200)
  })

  it('can still be taken from leader boards once it has ended, and nothing else', async () => {
    await end()
    expect(await saveWords({ is_listed: false })).toMatchObject({ success: true })
    expect(await saveWords({ message: 'More' })).toMatchObject({ errors: [{ code: 'CampaignIsEnded' }] })
    expect(await save({ logo: await photo() })).toMatchObject({ errors: [{ code: 'CampaignIsEnded' }] })
    expect((await shown()).logo).toBeNull()
  })
})

describe('two windows with one landing page', () => {
  const refused = { status: 409, errors: [{ code: 'LandingPageChangedMeanwhile' }] }
  const form = async () => {
    const { display_name, message, goal, revision } = await shown()
    return { display_name, message, goal: String(goal), revision }
  }

  it('never write over each other unseen: one of many is taken, the others are told', async () => {
    const opened = await form()
    const goals = ['30', '40', '50', '60']
    const answers = await Promise.all(goals.map((goal) => saveWords({ ...opened, goal })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refused)
  })

  it('may send the same form twice, and save over the other once it was seen', async () => {
    const opened = await form()
    const long = { ...opened, message: 'Come.\r\nIt takes five minutes.', logo: await photo() }
    expect(await save(long)).toMatchObject({ success: true })
    expect(await save(long)).toMatchObject({ success: true })
    const before = await shown()
    expect(await save({ ...opened, goal: '40', logo: await photo() })).toMatchObject(refused)
    expect(await shown()).toEqual(before)
    expect(await statusOf(before.logo ?? '')).toBe(200)
    const seen = { ...opened, goal: '40', revision: before.revision }
    expect(await saveWords(seen)).toMatchObject({ data: { message: '', goal: 40 } })
  })

  it('are not stopped by who takes part, nor by a picture alone', async () => {
    const opened = await form()
    const { program } = await shown()
    await countCompletion(test.db, { campaign_id: id, program_id: program })
    await save({ logo: await photo() })
    expect(await saveWords({ ...opened, goal: '40' })).toMatchObject({ success: true })
  })

  it('are told of a name of the organisation, and a promoter is not', async () => {
    const { program } = await shown()
    const kind = { kind: 'organisation', organisation_name: 'Green School' } as const
    const school = await createCampaign(test.db, { owner_id: meera.id, program_id: program, ...kind })
    const arjun = await createPerson(test)
    const part_of_id = school.id
    const part = await createCampaign(test.db, { owner_id: arjun.id, program_id: program, part_of_id })
    const at = (one: { id: number }) => ({ params: { id: one.id } })
    const [opened, theirs] = await Promise.all([
      meera.call('GET /program/subscription/{id}/', at(school)),
      arjun.call('GET /program/subscription/{id}/', at(part)),
    ])
    const saveSchool = (body: object) =>
      meera.tryCall('PUT /program/org/campaign/subscription/', { body: { id: school.id, ...body } })
    const { revision } = opened.data
    expect(await saveSchool({ organisation_name: 'Hill School', revision })).toMatchObject({ success: true })
    expect(await saveSchool({ organisation_name: 'Green School', goal: '40', revision })).toMatchObject(
      refused,
    )
    const body = { goal: '40', revision: theirs.data.revision }
    expect(await arjun.tryCall('POST /program/subscription/{id}/page/', { ...at(part), body })).toMatchObject(
      {
        data: { goal: 40, organisation_name: 'Hill School' },
      },
    )
  })
})

describe('a landing page is refused', () => {
  it.each([
    ['words named .png', () => Buffer.from('These are words.'), 'FileTypeNotAllowed'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FileTypeNotAllowed'],
    ['30,000 pixels', () => pngHead(30_000, 30_000), 'PictureTooLarge'],
    ['an empty file', () => Buffer.alloc(0), 'FileTypeNotAllowed'],
  ])('with %s as a logo, and all stays as it was', async (_, bytes, code) => {
    await save({ logo: await photo(), display_name: 'Meera' })
    const before = await shown()
    const answer = await save({ display_name: 'Other', cover: await photo(), logo: bytes() })
    expect(answer).toMatchObject({ success: false, errors: [{ code, field: 'logo' }] })
    expect(await shown()).toEqual(before)
    expect(await statusOf(before.logo ?? '')).toBe(200)
  })

  it.each([
    [{ goal: '0' }, 'goal'],
    [{ goal: '100001' }, 'goal'],
    [{ goal: 'many' }, 'goal'],
    [{ goal: '2.5' }, 'goal'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ display_name: 'x'.repeat(101) }, 'display_name'],
  ])('with %o', async (fields, field) => {
    expect(await save({ ...fields, cover: await photo() })).toMatchObject({
      status: 422,
      errors: [{ field }],
    })
    expect((await shown()).cover).toBeNull()
  })

  it("of another person's campaign, of none, and from a visitor", async () => {
    const stranger = await createPerson(test)
    const answer = await save({ display_name: 'Mine', logo: await photo() }, stranger)
    expect(answer).toMatchObject({ status: 404, errors: [{ code: 'CampaignNotFound' }] })
    expect(await shown()).toMatchObject({ display_name: '', logo: null })
    const params = { id: 999 }
    expect(await meera.tryCall('POST /program/subscription/{id}/page/', { params, body: {} })).toMatchObject({
      status: 404,
    })
    expect(
      await test.tryCall('POST /program/subscription/{id}/page/', { params: { id }, body: {} }),
    ).toMatchObject({ status: 401 })
  })
})
