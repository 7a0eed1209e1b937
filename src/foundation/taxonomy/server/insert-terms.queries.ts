import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import {
  ageGroups,
  eventTypes,
  occupations,
  resourceTypes,
  schoolTypes,
  skills,
  tags,
} from './taxonomy.tables.ts'

const tables = {
  age_groups: ageGroups,
  event_types: eventTypes,
  occupations,
  resource_types: resourceTypes,
  school_types: schoolTypes,
  tags,
} as const

export type Taxonomy = keyof typeof tables

export interface NewTerm {
  key: string
  name: LocalizedText
  /** Position in lists; by default its position among the terms added with it. */
  position?: number
  /** Hidden terms stay on what has them but can't be chosen. */
  is_hidden?: boolean
}

export interface NewSkill extends NewTerm {
  /** File name of its drawing in `public/art`, without extension. */
  motif: string
}

/** Inserts terms in one statement and returns their ids by key. A key that is taken fails the whole statement. */
export async function insertTerms(
  db: Db,
  taxonomy: Taxonomy,
  terms: readonly NewTerm[],
): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map()
  const table = tables[taxonomy]
  return byKey(await db.insert(table).values(placed(terms)).returning({ key: table.key, id: table.id }))
}

/** Inserts skills as {@link insertTerms} does other terms, with their drawings. */
export async function insertSkills(db: Db, terms: readonly NewSkill[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map()
  return byKey(await db.insert(skills).values(placed(terms)).returning({ key: skills.key, id: skills.id }))
}

/** The ids of a taxonomy by key. */
export async function selectTermIds(db: Db, taxonomy: Taxonomy | 'skills'): Promise<Map<string, number>> {
  const table = taxonomy === 'skills' ? skills : tables[taxonomy]
  return byKey(await db.select({ key: table.key, id: table.id }).from(table))
}

function placed<T extends NewTerm>(terms: readonly T[]): (T & { position: number })[] {
  return terms.map((term, index) => ({ ...term, position: term.position ?? index }))
}

function byKey(added: { key: string; id: number }[]): Map<string, number> {
  return new Map(added.map(({ key, id }) => [key, id]))
}
