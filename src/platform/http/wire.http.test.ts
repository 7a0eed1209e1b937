import { writeFile } from 'node:fs/promises'
import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const SECRET = 'the password of the database'
const test = testApp({
  routes: (app) => {
    app.get('/leads', async (_request, reply) => reply.redirect('/खेल?next=é\r\nx: y\ud800#ओ'))
    app.get('/throws', async () => {
      throw new Error(SECRET)
    })
    app.get('/fills', () => writeFile('/dev/full', 'more than there is room for'))
  },
})
const LIST = '/v2/event/list/'
const send = (options: InjectOptions) => test.app.inject({ method: 'POST', url: LIST, ...options })
const sendJson = (payload: object | string) =>
  send({ headers: { 'content-type': 'application/json' }, payload })
const sendForm = (payload: string) =>
  send({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })
const loggedErrors = () => test.logged.filter((line) => Number(line.level) >= 50)

interface Failed {
  success: false
  data: { message: string }
  errors: { code: string; message: string; field?: string }[]
}

/** Expects an answer to be a failure in the wire form. */
function failure(answer: Awaited<ReturnType<typeof send>>, status: number, code: string): Failed['errors'] {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const body = answer.json<Failed>()
  expect(Object.keys(body)).toEqual(['success', 'data', 'errors'])
  expect(body.success).toBe(false)
  expect(body.data.message).toMatch(/^[A-Z].+[.\w]$/)
  expect(body.errors[0]?.code).toBe(code)
  expect(answer.body).not.toMatch(/node_modules|\.ts:|"stack"|FST_/)
  return body.errors
}

describe('where an answer leads', () => {
  it('is written in letters that a header can carry', async () => {
    const { statusCode, headers } = await test.app.inject('/leads')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/%E0%A4%96%E0%A5%87%E0%A4%B2?next=%C3%A9%0D%0Ax:%20y%EF%BF%BD#%E0%A4%93')
  })
})

describe('what a caller gets wrong', () => {
  afterEach(() => {
    expect(loggedErrors()).toEqual([])
  })

  it.each<[string, object]>([
    ['page', { page: -1 }],
    ['page', { page: 0 }],
    ['page', { page: 'abc' }],
    ['page', { page: 1e9 }],
    ['page', { page: 1.5 }],
    ['page', { page: null }],
    ['length', { length: -1 }],
    ['length', { length: 101 }],
    ['after', { after: 'last' }],
    ['search_query', { search_query: { $ne: '' } }],
    ['tag', { tag: ['autism'] }],
    ['skill', { skill: 2 ** 31 }],
    ['status', { status: 'yesterday' }],
    ['sort', { sort: [7] }],
    ['language', { language: "en'--" }],
    ['captions', { captions: 'perhaps' }],
  ])('is told by the name of the field: %s in %j', async (field, body) => {
    const errors = failure(await sendJson(body), 422, 'InvalidInput')
    expect(errors.map((error) => error.field)).toContain(field)
  })

  it('refuses a search of 10,000 characters, and more ids than anyone chooses', async () => {
    failure(await sendJson({ search_query: 'a'.repeat(10_000) }), 422, 'InvalidInput')
    const tag = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(failure(await sendJson({ tag }), 422, 'InvalidInput')).toMatchObject([{ field: 'tag' }])
  })

  it('names every field that is wrong', async () => {
    const errors = failure(
      await sendJson({ page: -1, length: 0, tag: 'x', search_query: 'fine' }),
      422,
      'InvalidInput',
    )
    expect(new Set(errors.map((error) => error.field))).toEqual(new Set(['page', 'length', 'tag']))
  })

  it.each(['{', '{"page": 1', 'nonsense', "{'page': 1}", '{"page": 1}{"page": 2}'])(
    'malformed JSON: %s',
    async (payload) => {
      failure(await sendJson(payload), 400, 'MalformedRequest')
    },
  )

  it.each(['[]', '"words"', '7', 'true'])('JSON that is no object: %s', async (payload) => {
    failure(await sendJson(payload), 422, 'InvalidInput')
  })

  it.each(['{"__proto__": {"page": 2}}', '{"constructor": {"prototype": {"page": 2}}}'])(
    'JSON that reaches for a prototype: %s',
    async (payload) => {
      failure(await sendJson(payload), 400, 'MalformedRequest')
      expect(({} as { page?: number }).page).toBeUndefined()
    },
  )

  it('a body over its limit', async () => {
    const payload = JSON.stringify({ search_query: 'a'.repeat(1_100_000) })
    failure(await sendJson(payload), 413, 'BodyTooLarge')
    failure(await sendForm(`search_query=${'a'.repeat(1_100_000)}`), 413, 'BodyTooLarge')
  })

  it.each(['text/plain', 'application/xml', 'text/html', 'application/octet-stream'])(
    'a body of %s',
    async (type) => {
      failure(await send({ headers: { 'content-type': type }, payload: 'page=1' }), 415, 'UnsupportedBody')
    },
  )

  it('an unknown call', async () => {
    failure(await test.app.inject({ method: 'POST', url: '/v2/no/such/call/' }), 404, 'NotFound')
  })

  it.each<InjectOptions>([
    { method: 'PUT', url: LIST },
    { method: 'DELETE', url: '/v2/event/details/?id=1' },
    { method: 'OPTIONS', url: LIST },
    { method: 'TRACE' as 'GET', url: LIST },
  ])('a method that the address does not take: $method $url', async (options) => {
    failure(await test.app.inject(options), 405, 'MethodNotAllowed')
  })

  it.each(['/v2/%zz/', '/v2/event/details/%'])('an address that is none: %s', async (url) => {
    failure(await test.app.inject(url), 400, 'MalformedRequest')
  })
})

describe('what is taken as it comes', () => {
  it.each([LIST, LIST.slice(0, -1)])('an address with and without its last slash: %s', async (url) => {
    expect((await send({ url, payload: {} })).statusCode).toBe(200)
  })

  it('no body at all, and an empty one', async () => {
    expect((await send({})).statusCode).toBe(200)
    expect((await sendForm('')).statusCode).toBe(200)
    expect((await sendJson('null')).statusCode).toBe(200)
  })

  it.each(['//', '//elsewhere.example/x', '/\\elsewhere.example', '/?%', '/no/such/page'])(
    'a page asked for as %s',
    async (url) => {
      expect((await test.app.inject(url)).headers['content-type']).toMatch(/^text\/html/)
      const asSomeone = await test.app.inject({ url, headers: { cookie: 'accesstoken=x' } })
      expect(asSomeone.statusCode).toBe(200)
      expect(asSomeone.headers['cache-control']).toBe('private, no-store')
      expect(loggedErrors()).toEqual([])
    },
  )

  it('unknown fields, and ids of nothing', async () => {
    expect((await sendJson({ nobody_knows: 1, is_pankh_admin: true })).statusCode).toBe(200)
    expect((await sendJson({ tag: [999_999], age_group: 2_147_483_647 })).json()).toMatchObject({
      recordsTotal: 0,
    })
  })

  it('a form with repeated names', async () => {
    expect((await sendForm('tag=1&tag=2&page=1&captions=on')).statusCode).toBe(200)
    failure(await sendForm('tag=1&tag=two'), 422, 'InvalidInput')
    failure(await sendForm('page=1&page=2'), 422, 'InvalidInput')
  })

  it('multipart form data with repeated names', async () => {
    const form = new FormData()
    form.append('tag', '1')
    form.append('tag', '2')
    form.append('length', '5')
    expect((await sendMultipart(form)).statusCode).toBe(200)
    form.append('page', 'abc')
    expect(failure(await sendMultipart(form), 422, 'InvalidInput')).toMatchObject([{ field: 'page' }])
  })

  it('HEAD as GET without a body', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/v2/event/filter/' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('multipart beyond its limits', () => {
  it('is refused: a file where none is taken, a field too long, too many fields, and too much in them', async () => {
    const withFile = new FormData()
    withFile.append('search_query', new Blob(['words']), 'words.txt')
    expect((await sendMultipart(withFile)).statusCode).toBe(413)
    const long = new FormData()
    long.append('search_query', 'a'.repeat(150_000))
    failure(await sendMultipart(long), 422, 'InvalidInput')
    const tooLong = new FormData()
    tooLong.append('search_query', 'a'.repeat(1_048_577))
    failure(await sendMultipart(tooLong), 413, 'BodyTooLarge')
    const tooMany = new FormData()
    for (let index = 0; index < 300; index += 1) tooMany.append(`field_${index}`, '1')
    expect((await sendMultipart(tooMany)).statusCode).toBe(413)
    const tooMuch = new FormData()
    for (let index = 0; index < 11; index += 1) tooMuch.append(`field_${index}`, 'a'.repeat(99_000))
    failure(await sendMultipart(tooMuch), 413, 'BodyTooLarge')
    expect(loggedErrors()).toEqual([])
  })

  it.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'x'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="tag"\r\n\r\n1'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    ],
  ])('is refused when it is cut or crooked: %s %j', async (type, payload) => {
    failure(await send({ headers: { 'content-type': type }, payload }), 400, 'MalformedRequest')
    expect(loggedErrors()).toEqual([])
  })
})

describe('what we get wrong', () => {
  it('is answered with a number to tell us, and logged under it with its cause', async () => {
    const answer = await test.app.inject('/throws')
    failure(answer, 500, 'Unexpected')
    expect(answer.body).not.toContain(SECRET)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [line] = loggedErrors()
    expect(line?.err).toMatchObject({ message: SECRET })
    expect(line?.req_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.json<Failed>().data.message).toContain(line?.req_id)
  })

  it.skipIf(process.platform !== 'linux')(
    'is a full disk: said as such, in the language of the person',
    async () => {
      const answer = await test.app.inject('/fills')
      failure(answer, 507, 'StorageIsFull')
      const hindi = await test.app.inject({ url: '/fills', headers: { 'accept-language': 'hi' } })
      expect(hindi.json<Failed>().data.message).toContain('जगह नहीं')
    },
  )
})

describe('the log', () => {
  it('names a request by its route and never by what it carries', async () => {
    await test.app.inject('/v2/event/details/?id=7&email=someone@example.org')
    await sendJson({ search_query: 'someone@example.org' })
    expect(test.logged).toMatchObject([
      { method: 'GET', route: '/v2/event/details/', status: 404 },
      { method: 'POST', route: LIST, status: 200 },
    ])
    expect(JSON.stringify(test.logged)).not.toContain('someone@')
  })
})

describe('every answer', () => {
  it('carries headers that keep browsers from guessing and framing', async () => {
    const { headers } = await send({})
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

async function sendMultipart(form: FormData) {
  const { headers, body } = new Request('http://here', { method: 'POST', body: form })
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  return send({ headers: { 'content-type': headers.get('content-type') ?? '' }, payload })
}
