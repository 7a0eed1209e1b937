import type { Description } from '../requests/call-requests.ts'
import type { Schema } from '../requests/schema-values.ts'
import { attempt, SHORTEST } from './attempt.ts'

/** A field of a call that can contain an attempt, according to the description. */
export interface TextField {
  /** Such as `POST /v2/event/question/add/`. */
  call: string
  name: string
  isList: boolean
  /** In characters; the length of the shortest attempt if the description states no limit. */
  most: number
}

/** Lengths that the calls require beyond the description: a campaign's texts refuse what looks like an address. */
const MOST: Record<string, number> = {
  in_short_en: 140,
  in_short_hi: 140,
  organisation_name: 140,
  message: 150,
}
/** These name the caller, how a form was opened or an item: none is shown as a text. */
const NO_TEXTS = new Set([
  ...['email', 'identifier', 'password', 'current_password', 'token', 'invitation', 'List-Unsubscribe'],
  ...[
    'revision',
    'program',
    'event_type_id',
    'occupation_id',
    'minutes',
    'held_on',
    'referral_code',
    'keeps_shared',
  ],
])
/** These calls search and store nothing. */
const LOOKS_FOR = /\/(list|find)\/$/

/** Every field of every call that writes. */
export function textFields({ paths }: Description): TextField[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const [body] = Object.values(requestBody?.content ?? {})
      if (method === 'get' || LOOKS_FOR.test(path) || !body) return []
      return Object.entries(body.schema.properties ?? {}).flatMap(([name, schema]) => {
        const holding = NO_TEXTS.has(name) ? undefined : holdingText(schema)
        return holding
          ? [{ call: `${method.toUpperCase()} ${path}`, name, ...holding, most: MOST[name] ?? holding.most }]
          : []
      })
    }),
  )
}

function holdingText(schema: Schema): Pick<TextField, 'isList' | 'most'> | undefined {
  for (const choice of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    if (isText(choice)) return { isList: false, most: choice.maxLength ?? SHORTEST }
    if (choice.items && isText(choice.items))
      return { isList: true, most: choice.items.maxLength ?? SHORTEST }
  }
  return undefined
}

function isText({
  type,
  enum: choices,
  const: only,
  format,
  pattern,
  maxLength = SHORTEST,
}: Schema): boolean {
  if (type !== 'string' || choices || only !== undefined || format || maxLength < SHORTEST) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(attempt(0, maxLength))
}
