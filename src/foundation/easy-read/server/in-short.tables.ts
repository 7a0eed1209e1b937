import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core'
import { localizedText } from '#platform/db/columns.ts'
import type { SymbolName } from '../symbols.contract.ts'
import type { Warning } from '../warnings.contract.ts'

/** Symbols above the key words of the easy-read text. */
export const inShortSymbols = () =>
  text('in_short_symbols').array().$type<SymbolName[]>().notNull().default(sql`'{}'`)

/** What can hurt or frighten people, with a description. */
export const warningColumns = () => ({
  warnings: text('warnings').array().$type<Warning[]>().notNull().default(sql`'{}'`),
  warning_note: localizedText('warning_note'),
})

/** Up to three sentences of up to 140 characters in each language, one per line. */
export const inShortIsShort = (table: string, column: AnyPgColumn) =>
  check(
    `${table}_in_short_is_short`,
    sql`concat(${column} ->> 'en') ~ ${SHORT} and concat(${column} ->> 'hi') ~ ${SHORT}`,
  )
const SHORT = sql.raw(`'^([^\\n]{1,140}(\\n[^\\n]{1,140}){0,2})?$'`)

export const symbolsAreFew = (table: string, column: AnyPgColumn) =>
  check(`${table}_in_short_symbols_are_few`, sql`cardinality(${column}) <= 6`)

export const warningsAreKnown = (table: string, column: AnyPgColumn) =>
  check(`${table}_warnings_are_known`, sql`${column} <@ array['flashing', 'loud', 'upsetting']`)
