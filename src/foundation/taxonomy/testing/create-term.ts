import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { insertSkills, insertTerms, type NewSkill, type NewTerm, type Taxonomy } from '../server/index.ts'

type Given<T extends NewTerm> = Partial<Omit<T, 'name'>> & { name?: string | LocalizedText }

let made = 0

/** Creates a term with its own key and name by default, and returns its id. */
export async function createTerm(db: Db, taxonomy: Taxonomy, given: Given<NewTerm> = {}): Promise<number> {
  return onlyId(await insertTerms(db, taxonomy, [completed(taxonomy, given)]))
}

export const createTag = (db: Db, given: Given<NewTerm> = {}) => createTerm(db, 'tags', given)
export const createAgeGroup = (db: Db, given: Given<NewTerm> = {}) => createTerm(db, 'age_groups', given)
export const createEventType = (db: Db, given: Given<NewTerm> = {}) => createTerm(db, 'event_types', given)

export async function createSkill(db: Db, given: Given<NewSkill> = {}): Promise<number> {
  const { motif = 'play', ...term } = given
  return onlyId(await insertSkills(db, [{ ...completed('skill', term), motif }]))
}

function completed(kind: string, { name, ...given }: Given<NewTerm>): NewTerm {
  made += 1
  const words = name ?? `${kind} ${made}`
  return {
    key: `${kind}-${made}`,
    position: made,
    ...given,
    name: typeof words === 'string' ? { en: words } : words,
  }
}

function onlyId(ids: Map<string, number>): number {
  const [id] = ids.values()
  if (id === undefined) throw new Error('the term was not added')
  return id
}
