import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadAs } from '#features/events/testing/upload-as.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { pictureSet, sharePicture } from '#foundation/content/content-picture.contract.ts'
import { samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAwarenessProgram } from '../../testing/create-campaign.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = await createAwarenessProgram(test.db)
})

const photo = async () => ({ name: 'photo.jpg', bytes: await samplePicture().jpeg().toBuffer() })
const words = { name: 'words.jpg', bytes: Buffer.from('These are words.') }
const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/awareness/picture/save/', { body: { id, ...body } })
const set = async (by = editor) => save({ upload_id: await uploadAs(test, by, await photo()) }, by)
const remove = () => editor.tryCall('POST /v2/admin/awareness/picture/remove/', { body: { id } })
const shown = async () => {
  const { data } = await test.call('GET /program/program/', { query: {} })
  return { picture: data[0]?.picture ?? '', picture_alt: data[0]?.picture_alt }
}
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode

describe("an awareness program's picture", () => {
  it('is seen by everyone in the sizes that a browser chooses from, and described', async () => {
    const upload_id = await uploadAs(test, editor, await photo())
    expect(await save({ upload_id, alt_en: 'Two children' })).toMatchObject({ success: true })
    const { picture, picture_alt } = await shown()
    expect(picture_alt).toBe('Two children')
    const offered = (pictureSet(picture) ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
    const sizes = await Promise.all(
      [...offered, sharePicture(picture)].map(async (url) => {
        const { width, height } = await sharp((await test.app.inject({ url })).rawPayload).metadata()
        return `${width}x${height}`
      }),
    )
    expect(sizes).toEqual(['480x288', '960x576', '1600x960', '1200x630'])
  })

  it('is replaced, and the one before is gone; its words alone can be changed; it is taken away', async () => {
    await set()
    const first = (await shown()).picture
    await set()
    const second = (await shown()).picture
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    await save({ alt_en: 'A kite' })
    expect(await shown()).toEqual({ picture: second, picture_alt: 'A kite' })
    expect(await remove()).toMatchObject({ success: true })
    expect([(await shown()).picture, await statusOf(second)]).toEqual(['', 404])
    expect(await remove()).toMatchObject({ status: 422, errors: [{ code: 'PictureNotThere' }] })
  })

  it('is one picture after two were set at once', async () => {
    const pictures = await Promise.all([set(), set()])
    expect(pictures.map(({ success }) => success)).toEqual([true, true])
    expect(await statusOf((await shown()).picture)).toBe(200)
  })

  it('is no file of words, none of another person, and not set by a stranger', async () => {
    expect(await save({})).toMatchObject({ status: 422, errors: [{ code: 'PictureNotThere' }] })
    const moderator = await createOrganiser(test, 'moderator')
    expect(await set(moderator)).toMatchObject({ status: 403 })
    const theirs = await uploadAs(test, moderator, await photo())
    expect(await save({ upload_id: theirs })).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
    const written = await uploadAs(test, editor, words)
    expect(await save({ upload_id: written })).toMatchObject({ errors: [{ code: 'FileIsNoPicture' }] })
    expect((await shown()).picture).toBe('')
  })
})
