import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { pictureSet, sharePicture } from '#foundation/content/content-picture.contract.ts'
import { pngHead, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { blurOf } from '#ui-kit/picture-blur.ts'
import { createEvent } from '../../../testing/create-event.ts'
import { uploadAs } from '../../../testing/upload-as.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = await createEvent(test.db)
})

const photo = async () => ({ name: 'photo.jpg', bytes: await samplePicture().jpeg().toBuffer() })
const words = { name: 'words.jpg', bytes: Buffer.from('These are words.') }
const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/event/picture/save/', { body: { id, ...body } })
const set = async (by = editor) => save({ upload_id: await uploadAs(test, by, await photo()) }, by)
const remove = () => editor.tryCall('POST /v2/admin/event/picture/remove/', { body: { id } })
const shown = async () => (await test.call('GET /v2/event/details/', { query: { id } })).data
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode
const actions = async () => {
  const admin = await createOrganiser(test, 'administrator')
  const body = { kind: 'event', subject_id: id }
  return (await admin.call('POST /v2/admin/audit/list/', { body })).data.map(({ action }) => action)
}

describe("an event's picture", () => {
  it('is seen by everyone on card and page, in the sizes that a browser chooses from', async () => {
    expect((await shown()).picture).toMatch(/^\/art\//)
    const upload_id = await uploadAs(test, editor, await photo())
    expect(await save({ upload_id, alt_en: 'Two children paint', alt_hi: 'दो बच्चे' })).toMatchObject({
      success: true,
    })
    const { picture, picture_alt } = await shown()
    expect(picture_alt).toBe('Two children paint')
    const { data } = await test.call('POST /v2/event/list/', { body: {} })
    expect(data[0]).toMatchObject({ picture, picture_alt })
    const offered = (pictureSet(picture) ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
    const sizes = await Promise.all([...offered, sharePicture(picture)].map(sizeOf))
    expect(sizes).toEqual(['480x288', '960x576', '1600x960', '1200x630'])
    expect(blurOf(picture)).toMatch(/^url\(data:image/)
  })

  it('is replaced, and the one before is gone; the words alone can be changed', async () => {
    await set()
    const first = (await shown()).picture
    await set()
    const second = (await shown()).picture
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    await save({ alt_en: 'A kite' })
    expect(await shown()).toMatchObject({ picture: second, picture_alt: 'A kite' })
    expect(await actions()).toEqual(['picture-set', 'picture-set', 'picture-set'])
  })

  it('is taken away, and a drawn one stands in its place', async () => {
    await set()
    const { picture } = await shown()
    await remove()
    expect([(await shown()).picture.startsWith('/art/'), await statusOf(picture)]).toEqual([true, 404])
    expect(await remove()).toMatchObject({ errors: [{ code: 'PictureNotThere' }] })
    expect(await actions()).toEqual(['picture-removed', 'picture-set'])
  })

  it('is what its form begins with, and no reason to refuse a form that is open', async () => {
    const open = async () => (await editor.call('GET /v2/admin/event/details/', { query: { id } })).data
    const { revision } = await open()
    await save({ upload_id: await uploadAs(test, editor, await photo()), alt_hi: 'पतंग' })
    expect(await open()).toMatchObject({ revision, picture: { alt_en: '', alt_hi: 'पतंग' } })
  })

  it('is one at the end when two are sent at once, and no file of the other stays', async () => {
    const answers = await Promise.all([set(), set()])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    const { picture } = await shown()
    expect(await statusOf(picture)).toBe(200)
    await remove()
    expect(await statusOf(picture)).toBe(404)
  })
})

describe('a picture is refused', () => {
  it('from words named .jpg, and the one before stays', async () => {
    await set()
    const before = (await shown()).picture
    const answer = await save({ upload_id: await uploadAs(test, editor, words) })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'FileIsNoPicture', field: 'upload_id' }] })
    expect([(await shown()).picture, await statusOf(before)]).toEqual([before, 200])
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FileTypeNotAllowed'],
    ['30,000 pixels', pngHead(30_000, 30_000), 'PictureTooLarge'],
    ['nothing', Buffer.alloc(0), 'FileIsDamaged'],
  ])('from %s before it comes so far', async (_, bytes, code) => {
    await expect(uploadAs(test, editor, { name: 'photo.png', bytes })).rejects.toThrow(code)
  })

  it("from another person's file, from none, and twice from the same", async () => {
    const stranger = await createOrganiser(test)
    const theirs = await uploadAs(test, stranger, await photo())
    expect(await save({ upload_id: theirs })).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
    expect(await save({})).toMatchObject({ errors: [{ code: 'PictureNotThere' }] })
    expect(await save({ upload_id: 999 })).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
  })

  it('from those who may not change the event', async () => {
    expect(await set(await createOrganiser(test, 'event-host'))).toMatchObject({ status: 404 })
    expect(await set(await createOrganiser(test, 'moderator'))).toMatchObject({ status: 404 })
    expect(await set(await createOrganiser(test))).toMatchObject({ status: 403 })
    expect((await shown()).picture).toMatch(/^\/art\//)
  })

  it('for a cancelled event', async () => {
    const admin = await createOrganiser(test, 'administrator')
    await admin.call('POST /v2/admin/event/cancel/', { body: { id } })
    expect(await set(admin)).toMatchObject({ errors: [{ code: 'EventIsCancelled' }] })
  })
})

async function sizeOf(url: string): Promise<string> {
  const { width, height, format } = await sharp((await test.app.inject({ url })).rawPayload).metadata()
  return format === 'webp' ? `${width}x${height}` : `${format}`
}
