import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createPerson, type Person } from '../../testing/create-person.ts'

const test = testApp()
const photo = (side = 640) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()

describe('the own picture', () => {
  it('becomes a square of three sizes, and stands in the details', async () => {
    const asha = await createPerson(test)
    const { profile_picture } = (await upload(asha, await photo())).json().data
    expect((await asha.call('GET /v2/user/details/', {})).data.profile_picture).toBe(profile_picture)
    for (const side of [96, 256, 512]) {
      const { rawPayload, headers } = await get(profile_picture.replace('-256.', `-${side}.`))
      expect(headers['content-type']).toBe('image/webp')
      const { width, height, exif } = await sharp(rawPayload).metadata()
      expect({ width, height, exif }).toEqual({ width: side, height: side, exif: undefined })
    }
  })

  it('replaces the one before, which is gone', async () => {
    const asha = await createPerson(test)
    const first = (await upload(asha, await photo())).json().data.profile_picture
    const second = (await upload(asha, await photo())).json().data.profile_picture
    expect((await get(first)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
  })

  it('can be taken away, and once more without harm', async () => {
    const asha = await createPerson(test)
    const address = (await upload(asha, await photo())).json().data.profile_picture
    await asha.call('DELETE /v2/user/picture/', {})
    await asha.call('DELETE /v2/user/picture/', {})
    expect((await asha.call('GET /v2/user/details/', {})).data.profile_picture).toBeNull()
    expect((await get(address)).statusCode).toBe(404)
  })

  it('is refused to a visitor', async () => {
    expect((await upload(undefined, await photo())).statusCode).toBe(401)
    expect(await test.tryCall('DELETE /v2/user/picture/', {})).toMatchObject({ status: 401 })
  })

  it.each([
    ['words', Buffer.from('not a picture'), 'FileTypeNotAllowed'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FileTypeNotAllowed'],
    ['a picture 30,000 px wide', pngHead(30_000, 30_000), 'PictureTooLarge'],
    ['nothing', undefined, 'NoPicture'],
  ])('is not made from %s, and the one before stays', async (_, bytes, code) => {
    const asha = await createPerson(test)
    const before = (await upload(asha, await photo())).json().data.profile_picture
    const answer = await upload(asha, bytes)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, code])
    expect((await asha.call('GET /v2/user/details/', {})).data.profile_picture).toBe(before)
  })

  it('is one at the end when two are sent at once', async () => {
    const asha = await createPerson(test)
    const sent = await Promise.all([photo(), photo()])
    const answers = await Promise.all(sent.map((bytes) => upload(asha, bytes)))
    const addresses = answers.map((answer) => answer.json().data.profile_picture)
    const { data } = await asha.call('GET /v2/user/details/', {})
    const found = await Promise.all(addresses.map(async (address) => (await get(address)).statusCode))
    expect(addresses).toContain(data.profile_picture)
    expect(found.toSorted()).toEqual([200, 404])
  })
})

const get = (url: string) => test.app.inject({ url })

function upload(person: Person | undefined, bytes: Buffer | undefined) {
  const form = new FormData()
  if (bytes) form.append('picture', new Blob([new Uint8Array(bytes)]), 'me.jpg')
  else form.append('note', 'no picture here')
  return test.app.inject({
    method: 'POST',
    url: '/v2/user/picture/upload/',
    payload: form,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })
}

/** A PNG header that claims a size, and nothing else. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(4)])
}
