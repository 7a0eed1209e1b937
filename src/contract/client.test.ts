import { describe, expect, it, vi } from 'vitest'
import '#features/events/events.contract.ts'
import { createApi, overFetch, queryString, type Transport, type WireRequest } from './client.ts'

function clientOver(answer: Awaited<ReturnType<Transport>> | Error) {
  const sent: WireRequest[] = []
  const api = createApi(
    async (request) => {
      sent.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
    () => 'We could not reach Pankh.',
  )
  return { api, sent }
}

describe('the contract client', () => {
  it('sends a call as its name says and gives back the answer as it came', async () => {
    const body = { success: true, data: [] }
    const { api, sent } = clientOver({ status: 200, body })
    expect(await api('POST /v2/event/list/', { body: { page: 2 } })).toBe(body)
    expect(sent).toEqual([{ method: 'POST', url: '/v2/event/list/', body: { page: 2 } }])
  })

  it('writes the query into the address', async () => {
    const { api, sent } = clientOver({ status: 200, body: {} })
    await api('GET /v2/event/filter/', { query: { tag: [1, 2], search_query: 'a & b', status: '' } })
    expect(sent).toEqual([{ method: 'GET', url: '/v2/event/filter/?tag=1&tag=2&search_query=a+%26+b' }])
  })

  it('gives back a refusal as it was worded, with its status', async () => {
    const errors = [{ code: 'EventNotFound', message: 'Gone.' }]
    const { api } = clientOver({ status: 404, body: { success: false, data: { message: 'Gone.' }, errors } })
    expect(await api('GET /v2/event/details/', { query: { id: 1 } })).toEqual({
      success: false,
      status: 404,
      data: { message: 'Gone.' },
      errors,
    })
  })

  it.each([[null], ['<html>'], [{}], [{ data: null }]])(
    'words a refusal itself whose body is %j',
    async (body) => {
      const { api } = clientOver({ status: 502, body })
      expect(await api('GET /v2/event/filter/', {})).toEqual({
        success: false,
        status: 502,
        data: { message: 'We could not reach Pankh.' },
        errors: [{ code: 'Unexpected', message: 'We could not reach Pankh.' }],
      })
    },
  )

  it('turns a lost network into a failure and never throws', async () => {
    const { api } = clientOver(new TypeError('Failed to fetch'))
    expect(await api('GET /v2/event/filter/', {})).toMatchObject({
      success: false,
      status: 0,
      data: { message: 'We could not reach Pankh.' },
      errors: [{ code: 'Unreachable' }],
    })
  })
})

describe('a query string', () => {
  it('repeats arrays and leaves out what is empty', () => {
    expect(
      queryString({ tag: [3, 4], page: 1, skill: [], search_query: '', after: undefined, none: null }),
    ).toBe('?tag=3&tag=4&page=1')
    expect(queryString({ captions: false })).toBe('?captions=false')
    expect(queryString()).toBe('')
  })
})

describe('calls over the network', () => {
  it('carry cookies to this site only, the page’s language, and JSON', async () => {
    const fetched = vi.fn(async () => Response.json({ success: true }, { status: 201 }))
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
    expect(await overFetch({ method: 'POST', url: '/x/', body: { a: 1 } })).toEqual({
      status: 201,
      body: { success: true },
    })
    await overFetch({ method: 'GET', url: '/y/' })
    expect(fetched.mock.calls).toEqual([
      [
        '/x/',
        {
          method: 'POST',
          credentials: 'same-origin',
          headers: {
            accept: 'application/json',
            'accept-language': 'hi',
            'content-type': 'application/json',
          },
          body: '{"a":1}',
        },
      ],
      [
        '/y/',
        {
          method: 'GET',
          credentials: 'same-origin',
          headers: { accept: 'application/json', 'accept-language': 'hi' },
        },
      ],
    ])
  })
})
