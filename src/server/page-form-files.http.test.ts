import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { mp4Head, pngHead, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = await createEvent(test.db, { starts_in_minutes: null })
})

type Filled = [name: string, value: string | { name: string; bytes: Uint8Array }]

/** Posts a form to its page as a browser without JavaScript does. */
function post(path: string, fields: Filled[], person?: Person) {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value.bytes.slice()]), value.name)
  }
  return test.app.inject({
    method: 'POST',
    url: path,
    payload: form,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(person ? { cookie: `accesstoken=${person.token}` } : {}),
    },
  })
}

const page = () => `/admin/events/${id}`
const postPicture = (file: { name: string; bytes: Uint8Array }, person?: Person) =>
  post(
    page(),
    [
      ['_form', 'POST /v2/admin/event/picture/save/'],
      ['id', String(id)],
      ['upload_id', file],
      ['alt_en', 'A kite'],
    ],
    person,
  )
const picture = async () =>
  (await editor.call('GET /v2/admin/event/details/', { query: { id } })).data.picture
const photo = async () => ({ name: 'दो "बच्चे".jpg', bytes: await samplePicture().jpeg().toBuffer() })

describe('a form with a file, without JavaScript', () => {
  it('sets a picture and goes back to its page, which says so', async () => {
    const answer = await postPicture(await photo(), editor)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page()])
    expect(String(answer.headers['set-cookie'])).toContain('pankh-toast=')
    expect(await picture()).toMatchObject({ alt_en: 'A kite' })
    const kept = (await picture())?.address
    await post(
      page(),
      [
        ['_form', 'POST /v2/admin/event/picture/save/'],
        ['id', String(id)],
        ['upload_id', { name: '', bytes: new Uint8Array() }],
        ['alt_en', 'Two kites'],
      ],
      editor,
    )
    expect(await picture()).toEqual({ address: kept, alt_en: 'Two kites', alt_hi: '' })
  })

  it('sets a film', async () => {
    const film = { name: 'film.mp4', bytes: Buffer.concat([mp4Head, Buffer.alloc(3_000_000, 7)]) }
    const fields: Filled[] = [
      ['_form', 'POST /v2/admin/event/film/save/'],
      ['id', String(id)],
      ['upload_id', film],
      ['minutes', '3'],
    ]
    expect((await post(`${page()}/film`, fields, editor)).statusCode).toBe(303)
    const { data } = await editor.call('GET /v2/admin/event/film/', { query: { id } })
    expect(data.film).toMatchObject({ kind: 'file', minutes: 3 })
  })

  it.each([
    ['words', { name: 'words.jpg', bytes: Buffer.from('These are words.') }],
    ['an SVG', { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['30,000 pixels', { name: 'wide.png', bytes: pngHead(30_000, 30_000) }],
    ['an empty file', { name: 'empty.jpg', bytes: Buffer.alloc(0) }],
  ])('is shown again with %s, and the picture before stays', async (_, file) => {
    await postPicture(await photo(), editor)
    const before = await picture()
    expect((await postPicture(file, editor)).statusCode).toBe(422)
    expect(await picture()).toEqual(before)
  })

  it('takes nothing from a visitor, a stranger, or under the name of a form that takes none', async () => {
    expect((await postPicture(await photo())).statusCode).toBe(401)
    expect((await postPicture(await photo(), await createOrganiser(test))).statusCode).toBe(403)
    const fields: Filled[] = [
      ['_form', 'POST /v2/admin/event/film/remove/'],
      ['id', String(id)],
      ['upload_id', await photo()],
    ]
    expect((await post(page(), fields, editor)).statusCode).toBe(404)
    expect((await post(page(), [['upload_id', await photo()]], editor)).statusCode).toBe(404)
    expect(await picture()).toBeNull()
  })

  it('is not shown again with more than a form without files may have: it is refused', async () => {
    const much = Array.from({ length: 11 }, (_, at): Filled => [`more_${at}`, 'a'.repeat(99_000)])
    const fields: Filled[] = [
      ['_form', 'log-in'],
      ['identifier', 'asha@example.org'],
      ['password', 'wrong'],
    ]
    expect((await post('/about', [...fields, ...much.slice(1)])).statusCode).toBe(401)
    const refused = await post('/about', [...fields, ...much])
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([413, 'BodyTooLarge'])
    expect(refused.payload).not.toContain('aaa')
  })
})

it('pages are forgotten after every call that changes what visitors see of an event', () => {
  const names = everyEndpoint.filter(({ changesPages }) => changesPages).map(({ path }) => path)
  for (const part of [
    'save',
    'publish',
    'cancel',
    'picture/save',
    'picture/remove',
    'film/save',
    'film/remove',
  ]) {
    expect(names).toContain(`/v2/admin/event/${part}/`)
  }
})

it('pages are forgotten after every call that changes the name or picture of a person', () => {
  const names = everyEndpoint
    .filter(({ changesPages }) => changesPages)
    .map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /v2/user/details/',
      'PATCH /v2/user/details/',
      'POST /v2/user/picture/upload/',
      'DELETE /v2/user/picture/',
    ]),
  )
})
