import fc from 'fast-check'
import { pages } from '#web/sitemap.ts'
import type { RawRequest } from './call-requests.ts'
import { longText, oddText } from './odd-values.ts'

/** Query parameters that some page reads, with valid values. */
const RIGHT: Record<string, string[]> = {
  page: ['1', '2', '8', '9', '100000'],
  length: ['12', '96'],
  search_query: ['sleep', 'नींद', '"quiet hour" -film', 'slepe for 3 year olds'],
  sorting_column: ['1', 'latest'],
  flag_descending: ['true', '0'],
  sort_by: ['1', 'popular'],
  status: ['all', 'live', 'on-demand', 'in-transit'],
  tag: ['1', '2,3'],
  skill: ['1'],
  age_group: ['1', '2'],
  type: ['1', 'webinar'],
  creator: ['1'],
  language: ['en', 'hi'],
  captions: ['1'],
  sign_language: ['1'],
  next: ['/', '/profile', '//evil.example', '/नमस्ते', 'https://evil.example'],
  back: ['/', '/resource/a/1'],
  tab: ['waiting', 'hidden'],
  state: ['open', 'hidden'],
  into: ['1', '2'],
  from: ['2026-01-01'],
  to: ['2026-12-31'],
  referral_code: ['abc', '1'],
  utm_source: ['mail'],
  email: ['asha@pankh.example'],
  code: ['123456'],
}

const id = fc.integer({ min: 1, max: 40 }).map(String)
const segment = fc.oneof(
  { weight: 5, arbitrary: id },
  {
    weight: 2,
    arbitrary: fc.constantFrom('a-name', 'en', 'hi', 'tags', 'event', 'resource', '0', '-1', '1.5'),
  },
  { weight: 2, arbitrary: oddText },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(201), 'x'.repeat(3_000), '२'.repeat(50), '1'.repeat(30)),
  },
)
/** As a browser writes it, or malformed. */
const writtenSegment = fc
  .tuple(segment, fc.constantFrom('coded', 'coded', 'coded', 'coded', 'raw'))
  .map(([part, way]) =>
    way === 'coded' ? encodeURIComponent(part.toWellFormed()) : part.replace(/[^\x21-\x7e]|#/g, '%'),
  )

/** With or without the optional parts of an address. */
function pathOf(route: string): fc.Arbitrary<string> {
  const parts = route.split('/').filter(Boolean)
  const written = parts.map((part) => {
    if (part.startsWith('{-$')) return fc.oneof(writtenSegment, fc.constant(''))
    return part.startsWith('$') ? writtenSegment : fc.constant(part)
  })
  return fc.tuple(...written).map((chosen) => `/${chosen.filter(Boolean).join('/')}`)
}

const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.keys(RIGHT)) },
  { weight: 1, arbitrary: oddText },
)
const pair = names.chain((name) =>
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(...(Object.hasOwn(RIGHT, name) ? (RIGHT[name] ?? []) : ['1'])),
      },
      { weight: 2, arbitrary: oddText },
      { weight: 1, arbitrary: longText.map((text) => text.slice(0, 1_500)) },
    )
    .map((value): [string, string] => [name.toWellFormed(), value.toWellFormed()]),
)
const LONGEST_QUERY = 7_000
const query = fc
  .array(pair, { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs).toString().slice(0, LONGEST_QUERY))
const prefix = fc.constantFrom('', '', '/hi')

/** Every page of the sitemap, with values in its path and its query. */
export function pageRequests(): fc.Arbitrary<RawRequest> {
  const routes = pages.map(({ path }) => pathOf(path))
  const path = fc.constantFrom(...routes).chain((one) => one)
  return fc.tuple(prefix, path, query).map(([language, address, asked]) => ({
    kind: 'a page',
    method: 'GET',
    url: `${language}${address}${asked ? `?${asked}` : ''}`,
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
  }))
}
