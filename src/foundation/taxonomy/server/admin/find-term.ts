import type { AuditKind } from '#foundation/audit/audit-words.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { TermList } from '../../taxonomy.contract.ts'
import { NoSuchTerm, TermIsMerged } from './admin-taxonomy.errors.ts'
import type { NamedTerm } from './term-follower.ts'
import { lockList, selectTerms, type TermNames, type TermRow } from './terms.queries.ts'

const kinds: Record<TermList, AuditKind> = {
  age_groups: 'age-group',
  skills: 'skill',
  tags: 'tag',
  resource_types: 'resource-type',
  event_types: 'event-type',
  school_types: 'school-type',
  occupations: 'occupation',
}

/** The audit log's kind for terms of the list. */
export const auditKind = (list: TermList): AuditKind => kinds[list]

/** What the form of a term holds. */
export const namesOf = ({ name_en, name_hi, motif }: TermRow): TermNames => ({ name_en, name_hi, motif })

/** @throws NoSuchTerm */
export async function findTerm(db: Db, { list, id }: NamedTerm): Promise<TermRow> {
  const [term] = await selectTerms(db, list, id)
  if (!term) throw new NoSuchTerm()
  return term
}

/**
 * Finds a term that isn't merged, and locks its list until the transaction ends.
 * @throws NoSuchTerm, TermIsMerged
 */
export async function lockTerm(tx: Db, { list, id }: NamedTerm): Promise<TermRow> {
  await lockList(tx, list)
  const term = await findTerm(tx, { list, id })
  if (term.merged_into) throw new TermIsMerged()
  return term
}
