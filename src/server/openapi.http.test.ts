import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

describe('the description at /openapi.json', () => {
  it('lists every call of every contract with its method, and nothing else', async () => {
    const { openapi, paths } = (await test.app.inject('/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, { summary?: string }>>
    }>()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => `${method.toUpperCase()} ${path}: ${call.summary}`),
    )
    const written = everyEndpoint.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)
    expect(described.sort()).toEqual(written.sort())
  })

  it('says what a call takes and how its body may be written', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json()
    const { requestBody, responses } = paths['/v2/event/list/'].post
    expect(Object.keys(requestBody.content)).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ])
    expect(requestBody.content['application/json'].schema.properties).toHaveProperty('search_query')
    expect(Object.keys(responses)).toEqual(['200', '422'])
    expect(paths['/v2/event/details/'].get.parameters).toMatchObject([
      { in: 'query', name: 'id', required: true },
    ])
  })

  it.each(['/openapi.json', '/docs/api/js/scalar.js'])(
    'is sent compressed with what shows it: %s',
    async (url) => {
      const plain = await test.app.inject(url)
      for (const [kind, open] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const answer = await test.app.inject({ url, headers: { 'accept-encoding': `${kind};q=1, deflate` } })
        expect(answer.headers).toMatchObject({ 'content-encoding': kind, vary: 'accept-encoding' })
        expect(answer.headers['content-type']).toBe(plain.headers['content-type'])
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
        expect(open(answer.rawPayload).equals(plain.rawPayload)).toBe(true)
      }
    },
  )

  it('can be read at /docs/api under a policy without inline scripts of others', async () => {
    const answer = await test.app.inject('/docs/api/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })
})
