import fc from 'fast-check'
import { oddValue } from './odd-values.ts'

/** The part of JSON Schema that the description at /openapi.json uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  prefixItems?: Schema[]
}

const PLAUSIBLE = [
  'Play',
  'sleep and quiet',
  'नींद',
  'asha@pankh.example',
  'https://example.org/a?b=c#d',
  'https://youtu.be/quietmornin',
  '2026-10-25T01:30',
  '2026-11-02',
  '2026-11-02T10:00:00Z',
  'Europe/London',
  'en',
  '1',
  'A first line.\nA second one.',
]

const OF_FORMAT: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('asha@pankh.example', 'a+b@example.org'),
  uri: fc.constantFrom('https://example.org/', 'http://xn--c1yn36f.example/?q=%20'),
  date: fc.constantFrom('2026-03-29', '2024-02-29'),
  'date-time': fc.constantFrom('2026-03-29T01:30:00Z', '2026-10-25T00:30:00.000Z'),
  uuid: fc.uuid(),
  binary: fc.constantFrom('%PDF-1.7\n', 'GIF89a', 'plain text', ''),
}

/** Values that a schema describes. A refinement, which it does not describe, may still refuse them. */
export function fits(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => fits(choice, depth)))
  if (schema.allOf) return fits(Object.assign({}, ...schema.allOf), depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return record(schema, depth)
  if (type === 'array') return list(schema, depth)
  if (type === 'integer' || type === 'number') return number(schema, type)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return text(schema)
  return depth > 3 ? fc.constant('1') : fc.oneof(fc.constantFrom<unknown>(...PLAUSIBLE, 1, true), oddValue)
}

function record({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fits(schema, depth + 1)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

function list({ items = {}, prefixItems, minItems = 0, maxItems = 5 }: Schema, depth: number) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fits(item, depth + 1)))
  return fc.array(fits(items, depth + 1), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 5)),
  })
}

/** Mostly small, like the ids of the demo. */
function number(schema: Schema, type: string): fc.Arbitrary<number> {
  const min = Math.ceil(schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1)
  const max = Math.floor(schema.maximum ?? (schema.exclusiveMaximum ?? 2 ** 31) - 1)
  const small = fc.integer({ min, max: Math.max(min, Math.min(max, min + 40)) })
  const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 5, arbitrary: small }, { weight: 1, arbitrary: any })
}

function text({ format = '', pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const known = OF_FORMAT[format]
  if (known) return known
  const matching = pattern === undefined ? undefined : matches(pattern)
  if (matching) return matching
  const words = PLAUSIBLE.filter(({ length }) => length >= minLength && length <= maxLength)
  const any = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 200)),
  })
  return words.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: any })
    : any
}

/** Undefined for patterns for which fast-check can't generate texts. */
function matches(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 })
  } catch {
    return undefined
  }
}

/** A valid value with odd ones replacing some of its parts, or beside them. */
export function nearlyFits(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const odd = fc.array(fc.tuple(fc.constantFrom(...names, 'more', '__proto__'), oddValue), {
    minLength: 1,
    maxLength: 3,
  })
  return fc.tuple(fits(schema), odd, fc.boolean()).map(([value, changes, isInside]) => {
    const changed: Record<string, unknown> = Object.assign(Object.create(null), value)
    for (const [name, given] of changes) changed[name] = isInside ? inside(changed[name], given) : given
    return changed
  })
}

function inside(value: unknown, odd: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) return [...value.slice(1), odd]
  if (typeof value === 'object' && value !== null) return { ...value, [Object.keys(value)[0] ?? 'a']: odd }
  return odd
}
