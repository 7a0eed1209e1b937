import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadAs } from '#features/events/testing/upload-as.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { BANNER_DRAWINGS, drawingAddress } from '../../banners.contract.ts'
import { createBanner } from '../../testing/create-banner.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = await createBanner(test.db)
})

const photo = async () => ({ name: 'photo.jpg', bytes: await samplePicture().jpeg().toBuffer() })
const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/banner/picture/save/', { body: { id, ...body } })
const upload = async (by = editor) => save({ upload_id: await uploadAs(test, by, await photo()) }, by)
const shown = async () => {
  const [banner] = (await test.call('GET /master/banner/list/', {})).data
  return { picture: banner?.picture ?? '', picture_alt: banner?.picture_alt }
}
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode

describe("a banner's picture", () => {
  it('is an uploaded one in the shape of the strip, replaced, then a drawing again', async () => {
    const upload_id = await uploadAs(test, editor, await photo())
    expect(await save({ upload_id, alt_en: 'Two children' })).toMatchObject({ success: true })
    const first = await shown()
    expect(first.picture_alt).toBe('Two children')
    const { width, height } = await sharp(
      (await test.app.inject({ url: first.picture })).rawPayload,
    ).metadata()
    expect([width, height]).toEqual([800, 420])
    await upload()
    const second = await shown()
    expect([await statusOf(first.picture), await statusOf(second.picture)]).toEqual([404, 200])
    await save({ alt_en: 'A kite' })
    expect(await shown()).toEqual({ picture: second.picture, picture_alt: 'A kite' })
    await save({ drawing: 'speech' })
    expect(await shown()).toEqual({ picture: '/art/banner-speech.svg', picture_alt: '' })
    expect(await statusOf(second.picture)).toBe(404)
  })

  it('goes with its banner', async () => {
    await upload()
    const { picture } = await shown()
    await editor.call('POST /v2/admin/banner/remove/', { body: { id } })
    expect(await statusOf(picture)).toBe(404)
  })

  it('is one picture after two were set at once', async () => {
    const answers = await Promise.all([upload(), upload()])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(await statusOf((await shown()).picture)).toBe(200)
  })

  it('is no file of words, none of another person, and not set by a stranger', async () => {
    const moderator = await createOrganiser(test, 'moderator')
    expect(await upload(moderator)).toMatchObject({ status: 403 })
    const theirs = await uploadAs(test, moderator, await photo())
    expect(await save({ upload_id: theirs })).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
    const words = { name: 'words.jpg', bytes: Buffer.from('These are words.') }
    expect(await save({ upload_id: await uploadAs(test, editor, words) })).toMatchObject({
      errors: [{ code: 'FileIsNoPicture' }],
    })
    expect(await save({ drawing: 'elsewhere' })).toMatchObject({ status: 422 })
    expect(await save({ id: 999, drawing: 'speech' })).toMatchObject({ status: 404 })
  })

  it.each(BANNER_DRAWINGS)('can be the drawing %s, which is there', (drawing) => {
    expect(existsSync(`public${drawingAddress(drawing)}`)).toBe(true)
  })
})
