import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBanner } from '#features/banners/testing/create-banner.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp({ page: ({ posted }) => JSON.stringify(posted ?? null) })
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

/** Posts a form of a call to a page as a browser without JavaScript does. */
function post(fields: Record<string, string> | string, { person = editor, from = 'same-origin' } = {}) {
  return test.app.inject({
    method: 'POST',
    url: '/admin/banners',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': from,
      cookie: `accesstoken=${person.token}`,
    },
  })
}
const HIDE = 'POST /v2/admin/banner/hide/'
const SAVE = 'POST /v2/admin/banner/save/'
const isHidden = async () =>
  (await editor.call('GET /v2/admin/banner/list/', {})).data.map(({ is_hidden }) => is_hidden)

describe('a call that is posted to a page', () => {
  it('is made, and its page says so', async () => {
    const id = await createBanner(test.db)
    const answer = await post({ _form: HIDE, id: String(id) })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/banners'])
    expect(String(answer.headers['set-cookie'])).toContain('pankh-toast=')
    expect(await isHidden()).toEqual([true])
  })

  it('leads on to what it made', async () => {
    const answer = await post({
      _form: SAVE,
      _next: '/admin/banners/{id}',
      title_en: 'Kites',
      link: '/about',
    })
    expect(answer.headers.location).toMatch(/^\/admin\/banners\/\d+$/)
  })

  it.each(['//other.example', '/\\other.example', 'https://other.example', '{title_en}'])(
    'never leads to another site by %s',
    async (next) => {
      const title_en = 'https://other.example'
      const answer = await post({ _form: SAVE, _next: next, title_en, link: '/about' })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/banners'])
    },
  )

  it('comes back to its page with what was wrong', async () => {
    const answer = await post({ _form: SAVE, title_en: 'Kites', link: '' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        name: SAVE,
        fields: [
          ['title_en', 'Kites'],
          ['link', ''],
        ],
        failure: { errors: [{ field: 'link' }] },
      },
    ])
  })

  it('sends no password back', async () => {
    const answer = await post({
      _form: 'POST /user/change-password/',
      username: 'asha',
      current_password: 'not it',
      password: 'short',
    })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, [['username', 'asha']]])
  })

  it('is told of a box that is not ticked', async () => {
    const person = await createPerson(test)
    const isTold = async () => (await person.call('GET /user/preferences/', {})).data.is_promotional
    const choose = async (ticked: string) => {
      const form = `_form=POST+/user/preferences/&is_promotional=${ticked}`
      return (await post(form, { person })).statusCode
    }
    expect([await choose('&is_promotional=on'), await isTold()]).toEqual([303, true])
    expect([await choose(''), await isTold()]).toEqual([303, false])
  })

  it('is refused to a stranger, and from another site', async () => {
    const id = await createBanner(test.db)
    const stranger = await createOrganiser(test)
    expect((await post({ _form: HIDE, id: String(id) }, { person: stranger })).statusCode).toBe(403)
    expect((await post({ _form: HIDE, id: String(id) }, { from: 'cross-site' })).statusCode).toBe(403)
    expect(await isHidden()).toEqual([false])
  })

  it.each(['POST /v2/admin/banner/mov/', 'GET /v2/admin/banner/list/', '__proto__', ''])(
    'is none by the name %j',
    async (_form) => {
      expect((await post({ _form })).statusCode).toBe(404)
    },
  )
})

it('knows of every field for a password that it is secret', () => {
  const passwords = everyEndpoint.flatMap(({ method, path, body, secret = [] }) =>
    body instanceof z.ZodObject
      ? Object.keys(body.shape).flatMap((name) =>
          name.includes('password') && !secret.includes(name) ? `${method} ${path} ${name}` : [],
        )
      : [],
  )
  expect(passwords).toEqual([])
})
