import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { AdminTerm, TermUse } from '../../admin-taxonomy.contract.ts'
import type { TermList } from '../../taxonomy.contract.ts'
import { findTerm, namesOf } from './find-term.ts'
import { isNeededTerm } from './needed-terms.ts'
import type { NamedTerm } from './term-follower.ts'
import { countUses, selectTermColumns, selectUses } from './term-uses.queries.ts'
import { selectTerms, type TermRow } from './terms.queries.ts'

/** The terms of a list in order, each with how many rows use it. */
export async function listTerms(db: Db, list: TermList): Promise<AdminTerm[]> {
  const uses = await countUses(db, await selectTermColumns(db, list))
  return (await selectTerms(db, list)).map((term) => shown(list, term, uses.get(term.id) ?? 0))
}

/** @throws NoSuchTerm */
export async function getTerm(
  db: Db,
  of: NamedTerm,
): Promise<{ term: AdminTerm; uses: TermUse[]; others: { id: number; name: string }[] }> {
  const term = await findTerm(db, of)
  const uses = await selectUses(db, await selectTermColumns(db, of.list), of.id)
  const count = uses.reduce((sum, use) => sum + use.count, 0)
  const others = (await selectTerms(db, of.list))
    .filter(({ id, is_hidden }) => id !== of.id && !is_hidden)
    .map(({ id, name_en, name_hi }) => ({ id, name: name_en || name_hi }))
  return { term: shown(of.list, term, count), uses, others }
}

function shown(list: TermList, { key, ...term }: TermRow, uses_count: number): AdminTerm {
  const revision = revisionOf(namesOf({ key, ...term }))
  return { ...term, revision, is_needed: isNeededTerm(list, key), uses_count }
}
