import { beforeEach, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import { createEventType, createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp({ environment: { PAGE_CACHE_SECONDS: '60' } })
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const merge = (list: TermList, id: number, into_id: number) =>
  editor.call('POST /v2/admin/taxonomy/merge/', { body: { list, id, into_id } })
async function ledTo(url: string) {
  const { statusCode, headers } = await test.app.inject({ url })
  return statusCode === 301 ? headers.location : statusCode
}

it('leads old addresses to the term that took the place of another, also through a chain and at once', async () => {
  const [a, b, c] = [await createTag(test.db), await createTag(test.db), await createTag(test.db)]
  expect(await ledTo(`/?tag=${a}`)).toBe(200)
  await merge('tags', a, b)
  expect(await ledTo(`/?search_query=play&tag=${a}&utm_source=mail`)).toBe(
    `/?search_query=play&utm_source=mail&tag=${b}`,
  )
  expect(await ledTo(`/resource?tag=${a}&tag=${b}`)).toBe(`/resource?tag=${b}`)
  expect(await ledTo(`/resource/?tag=${a}`)).toBe(`/resource/?tag=${b}`)
  const programs = '/certificate-programs/details'
  expect(await ledTo(`${programs}?tag=${a}`)).toBe(`${programs}?tag=${b}`)
  await merge('tags', b, c)
  expect(await ledTo(`/?tag=${a}`)).toBe(`/?tag=${c}`)
  for (const url of [`/?tag=${c}`, `/?skill=${a}`, '/', `/about?tag=${a}`, '/?tag=x'])
    expect(await ledTo(url), url).toBe(200)
})

it('knows whose types an address means', async () => {
  const [event, other] = [await createEventType(test.db), await createEventType(test.db)]
  const types = [await createTerm(test.db, 'resource_types'), await createTerm(test.db, 'resource_types')]
  expect(types).toEqual([event, other])
  await merge('event_types', event, other)
  expect(await ledTo(`/?type=${event}`)).toBe(`/?type=${other}`)
  expect(await ledTo(`/resource?type=${event}`)).toBe(200)
})
