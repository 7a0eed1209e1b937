import fc from 'fast-check'
import { longText, oddText, oddValue } from './odd-values.ts'
import { fits, nearlyFits, type Schema } from './schema-values.ts'

/** One request as it goes over the network. */
export interface RawRequest {
  /** What is wrong with it, in a word. */
  kind: string
  method: string
  url: string
  headers: Record<string, string>
  body?: string | undefined
}

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
}

interface Call {
  method: string
  path: string
  query: Schema
  bodies: [type: string, schema: Schema][]
}

function callsOf({ paths }: Description): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: asObject(parameters.filter((parameter) => parameter.in === 'query')),
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema }]): [string, Schema] => [
        type,
        schema,
      ]),
    })),
  )
}

function asObject(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Requests of every call that the description names: valid, nearly valid, malformed and oversized. */
export function callRequests(description: Description): fc.Arbitrary<RawRequest> {
  const calls = callsOf(description).map(requestsOf)
  return fc.constantFrom(...calls).chain((requests) => requests)
}

function requestsOf(call: Call): fc.Arbitrary<RawRequest> {
  const right = ofValues('right', call, fits(call.query), (schema) => fits(schema))
  const nearly = ofValues('nearly right', call, nearlyFits(call.query), nearlyFits)
  const odd = ofValues('odd throughout', call, nearlyFits(call.query), (schema) =>
    fc.record(Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, oddValue])), {
      requiredKeys: [],
      noNullPrototype: true,
    }),
  )
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 7, arbitrary: nearly },
    { weight: 2, arbitrary: odd },
    { weight: 3, arbitrary: malformed(call) },
    { weight: 1, arbitrary: withOddHeaders(right) },
  )
}

const BODILESS: [string, Schema] = ['', {}]

function ofValues(
  kind: string,
  { method, path, bodies }: Call,
  query: fc.Arbitrary<unknown>,
  body: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<RawRequest> {
  return fc.constantFrom(...(bodies.length > 0 ? bodies : [BODILESS])).chain(([type, schema]) =>
    fc.tuple(query, type ? body(schema) : fc.constant(undefined)).map(([asked, sent]) => ({
      kind,
      method,
      url: withQuery(path, asked as object),
      ...(type === '' ? { headers: {} } : written(type, sent as object)),
    })),
  )
}

/** Longer queries than a server reads have their own tests. */
const LONGEST_QUERY = 8_000

function withQuery(path: string, values: object): string {
  const query = new URLSearchParams(pairs(values)).toString().slice(0, LONGEST_QUERY)
  return query ? `${path}?${query}` : path
}

function pairs(values: object): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, asText(one)]),
  )
}

/** As a form would send it; half of a surrogate pair cannot be written in UTF-8. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const BOUNDARY = 'a-line-between'

function written(type: string, values: object): { headers: Record<string, string>; body: string } {
  if (type === 'multipart/form-data') {
    const parts = pairs(values).map(([name, value]) => part(name, value))
    const headers = { 'content-type': `${type}; boundary=${BOUNDARY}` }
    return { headers, body: `${parts.join('')}--${BOUNDARY}--\r\n` }
  }
  const body =
    type === 'application/json' ? JSON.stringify(values) : new URLSearchParams(pairs(values)).toString()
  return { headers: { 'content-type': type }, body }
}

function part(name: string, value: string): string {
  const file = /^files?$|picture|photo|logo|report/.test(name)
    ? '; filename="a.pdf"\r\ncontent-type: application/pdf'
    : ''
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
}

const BROKEN: [kind: string, type: string, body: string][] = [
  ['cut JSON', 'application/json', '{"id": 1, "a'],
  ['no JSON', 'application/json', 'id=1'],
  ['empty JSON', 'application/json', ''],
  ['a list', 'application/json', '[1]'],
  ['null', 'application/json', 'null'],
  ['a text', 'application/json', '"id"'],
  ['a prototype', 'application/json', '{"__proto__": {"id": 1}, "constructor": {"prototype": {}}}'],
  ['deep JSON', 'application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a megabyte and more', 'application/json', JSON.stringify({ id: 1, more: 'x'.repeat(1_200_000) })],
  ['another charset', 'application/json; charset=utf-16', '{"id": 1}'],
  ['broken form', 'application/x-www-form-urlencoded', 'id=%E0%A4%A&%=&=&&id[]=1&id[a][b]=2'],
  ['a form of many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(20_000)],
  ['no boundary', 'multipart/form-data', `--${BOUNDARY}--\r\n`],
  ['another boundary', 'multipart/form-data; boundary=x', part('id', '1')],
  ['an open part', `multipart/form-data; boundary=${BOUNDARY}`, part('id', '1')],
  [
    'a part without a name',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  ],
  [
    'many parts',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `${part('a', '1').repeat(2_000)}--${BOUNDARY}--\r\n`,
  ],
  ['plain text', 'text/plain', 'id=1'],
  ['XML', 'application/xml', '<id>1</id>'],
  ['an unknown kind', 'a/b/c; =', '{"id": 1}'],
]

function malformed({ method, path, query }: Call): fc.Arbitrary<RawRequest> {
  if (method === 'GET') {
    const names = fc.constantFrom(...Object.keys(query.properties ?? {}), 'a')
    return fc.tuple(names, fc.oneof(oddText, longText)).map(([name, value]) => ({
      kind: 'an odd query',
      method,
      url: withQuery(path, { [name]: value, [`${name}[]`]: value.slice(0, 20), [`${name}[toString]`]: '1' }),
      headers: {},
    }))
  }
  return fc.constantFrom(...BROKEN).map(([kind, type, body]) => ({
    kind,
    method,
    url: path,
    headers: { 'content-type': type },
    body,
  }))
}

const ODD_HEADERS: Record<string, string>[] = [
  { 'accept-language': `${'hi-IN-x,'.repeat(900)}*;q=x` },
  { cookie: 'accesstoken=%E0%A4%A; language=__proto__; reading=toString; pankh-toast=%' },
  { cookie: `${'a=b; '.repeat(1_000)}language=hi` },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'a.'.repeat(2_000)}` },
  { range: 'bytes=9-1,-,5-' },
  { 'if-none-match': '*', 'if-modified-since': 'x' },
  { accept: 'text/html;q=abc,*/*;q=' },
  { referer: 'https://[', origin: 'null' },
  { 'x-forwarded-for': '::ffff:1.2.3.4, %', forwarded: 'for="[' },
  { 'accept-encoding': 'br;q=9, zstd, x'.repeat(50) },
]

const withOddHeaders = (requests: fc.Arbitrary<RawRequest>): fc.Arbitrary<RawRequest> =>
  fc.tuple(requests, fc.constantFrom(...ODD_HEADERS)).map(([request, headers]) => ({
    ...request,
    kind: 'odd headers',
    headers: { ...request.headers, ...headers },
  }))
