import { z } from 'zod'
import { TEXT_LANGUAGES } from './language.ts'

export const RECORDS_TOTAL_CAP = 10_000

export const ADMIN_LENGTH = 25

/** Whether a part of an address can be an id: nine digits, far more than there will be of anything. */
export const isAddressId = (part: string) => /^[1-9]\d{0,8}$/.test(part)

/** One error. `field` names the input that caused it, if any. */
export interface WireError {
  code: string
  message: string
  field?: string
}

/** What a failed call returns: a message for the person and the list of errors. */
export interface Failure {
  success: false
  status: number
  /** Not refused: it waits on this device for a network (`foundation/offline`). */
  is_waiting?: true
  data: { message: string }
  errors: WireError[]
}

/** Addresses with these prefixes are calls; every other address is a page. */
export const CALL_PREFIXES = ['/v2/', '/user/', '/master/', '/program/', '/resources/'] as const

/** The form of every success: `{ success: true, data }` (docs/rules/calls.md, Answers). */
export function success<S extends z.ZodType>(data: S) {
  return z.object({ success: z.literal(true), data })
}

/** Only a message for the person. */
export const messageReply = success(z.object({ message: z.string() }))

/** A page of a list. `recordsTotal` is exact up to 10,000; beyond that it is marked as capped. */
export function listOf<S extends z.ZodType>(item: S) {
  return success(z.array(item)).extend({
    recordsTotal: z.int(),
    recordsTotal_is_capped: z.boolean(),
  })
}

export const DEFAULT_LENGTH = 12
export const MAX_LENGTH = 100
/** Deeper pages must be requested by their cursor. */
export const MAX_PAGE = 100_000

const digits = z
  .string()
  .trim()
  .regex(/^-?\d{1,12}$/, 'a whole number')
  .transform(Number)
/** A whole number, from JSON or from a form or address, where everything is text. */
export const wholeNumber = z.union([z.int(), digits])
export const id = wholeNumber.pipe(z.int().positive().max(2_147_483_647))
export const page = wholeNumber.pipe(z.int().min(1).max(MAX_PAGE))
export const length = wholeNumber.pipe(z.int().min(1).max(MAX_LENGTH))

/**
 * An optional field. Forms and addresses also send empty fields (`skill=&page=`): an empty one counts as not given, and
 * so does each empty value in a list.
 */
export function optionalField<S extends z.ZodType>(shape: S): z.ZodOptional<S> {
  return z.preprocess(withoutEmpty, shape.optional()).optional() as unknown as z.ZodOptional<S>
}

/** A body in which a field also has a second name, such as `resource_id` for `id`; the first name wins. */
export function alsoNamed<S extends z.ZodObject>(shape: S, { field, as }: { field: string; as: string }): S {
  return z.preprocess((given) => {
    if (typeof given !== 'object' || given === null || !Object.hasOwn(given, as)) return given
    const { [as]: named, ...rest } = given as Record<string, unknown>
    return { [field]: named, ...rest }
  }, shape) as unknown as S
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''

function withoutEmpty(given: unknown): unknown {
  if (!Array.isArray(given)) return isEmpty(given) ? undefined : given
  const filled = given.filter((value) => !isEmpty(value))
  return filled.length < given.length && filled.length === 0 ? undefined : filled
}

/** One value or several: `tag=1&tag=2`, `{ "tag": 1 }` and `{ "tag": [1, 2] }` are all valid. */
export function repeatable<S extends z.ZodType>(item: S, most = 100) {
  return z
    .union([z.array(item).max(most), item.transform((one) => [one])])
    .transform((list) => list as z.output<S>[])
}

const trueWords = z.enum(['true', '1', 'on', 'yes']).transform(() => true)
const falseWords = z.enum(['false', '0', 'off', 'no', '']).transform(() => false)
/** A yes or no, from JSON or from a form. */
export const flag = z.union([z.boolean(), trueWords, falseWords])

export type Direction = 'ascending' | 'descending'
/** The sort orders of a table by name, each with its default direction. The first is the default. */
export type Sorts = Readonly<Record<string, Direction>>

/** The fields that choose a table's sort order: its name and, if not the default, its direction. */
export function sortFields<const S extends Sorts>(sorts: S) {
  return {
    sort: optionalField(z.enum(Object.keys(sorts) as (keyof S & string)[])),
    flag_descending: optionalField(flag).describe('Default: the usual direction of each sort'),
  }
}

/** The requested order, or the default one. An unknown name is ignored. */
export function askedOrder<S extends Sorts>(
  sorts: S,
  asked: { sort?: string | undefined; flag_descending?: boolean | undefined },
): { sort: keyof S & string; direction: Direction } {
  const [usual = ''] = Object.keys(sorts)
  const sort = asked.sort !== undefined && Object.hasOwn(sorts, asked.sort) ? asked.sort : usual
  const turned = asked.flag_descending ? 'descending' : 'ascending'
  return { sort, direction: asked.flag_descending === undefined ? (sorts[sort] ?? turned) : turned }
}

/** Which way something moves in its list. */
export const MOVES = ['up', 'down'] as const
export type Move = (typeof MOVES)[number]

/** A term of a taxonomy as lists and filters show it. */
export const term = z.object({ id: z.int(), name: z.string() })
export type Term = z.output<typeof term>

export { TEXT_LANGUAGES, type TextLanguage } from './language.ts'
export const textLanguage = z.enum(TEXT_LANGUAGES)

/**
 * The revision that a form was opened with: saving is refused if something else was saved since. Without one, it
 * overwrites.
 */
export const revision = optionalField(z.string().max(64)).describe(
  'Revision that was read: refused if it changed since; not given: overwrites',
)
