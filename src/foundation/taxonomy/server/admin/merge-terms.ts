import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import type { TermMove } from '../../admin-taxonomy.contract.ts'
import type { TermList } from '../../taxonomy.contract.ts'
import { MergeIntoHidden, MergeIntoItself, TermIsMerged, TermIsNeeded } from './admin-taxonomy.errors.ts'
import { auditKind, findTerm } from './find-term.ts'
import { isNeededTerm } from './needed-terms.ts'
import type { TermFollower, TermMerge } from './term-follower.ts'
import { moveUses, selectMoves, selectTermColumns } from './term-uses.queries.ts'
import { leadTerm, lockList, type TermRow } from './terms.queries.ts'

interface Pair {
  list: TermList
  id: number
  into_id: number
}

/** Someone choosing the other term at the same moment makes a duplicate, which the next try sees. */
const MOST_TRIES = 3

/** What a merge would move. @throws NoSuchTerm, TermIsMerged, MergeIntoItself, MergeIntoHidden, TermIsNeeded */
export async function previewMerge(
  db: Db,
  pair: Pair,
): Promise<{ into: { id: number; name: string }; moves: TermMove[] }> {
  const { from, into } = await mergeable(db, pair)
  const columns = await selectTermColumns(db, pair.list)
  const moves = await selectMoves(db, columns, { list: pair.list, from: from.id, into: into.id })
  return { into: { id: into.id, name: into.name_en || into.name_hi }, moves }
}

/**
 * Replaces a term by another everywhere, in one transaction; whatever had both has it once. The caller has checked the
 * permission.
 * @returns how many rows moved
 * @throws NoSuchTerm, TermIsMerged, MergeIntoItself, MergeIntoHidden, TermIsNeeded
 */
export async function mergeTerms(
  db: Db,
  viewer: { id: number },
  { followers, now, ...pair }: Pair & { followers: readonly TermFollower[]; now: Date },
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => merge(tx, viewer, { pair, followers, now }))
    } catch (error) {
      if (tries === MOST_TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

async function merge(
  tx: Db,
  viewer: { id: number },
  { pair, followers, now }: { pair: Pair; followers: readonly TermFollower[]; now: Date },
): Promise<number> {
  const { list } = pair
  await lockList(tx, list)
  const { from, into } = await mergeable(tx, pair)
  const of = { list, from: from.id, into: into.id }
  const moved = await moveAll(tx, of, followers)
  await leadTerm(tx, of)
  const after = { merged_into: into.id, moved }
  await recordChange(tx, { viewer, action: 'merged', kind: auditKind(list), id: from.id, after, now })
  return moved
}

/** Moves every row with the term, and what features store about it. Returns how many rows moved. */
export async function moveAll(tx: Db, of: TermMerge, followers: readonly TermFollower[]): Promise<number> {
  for (const follower of followers) await follower.merging(tx, of)
  const moved = await moveUses(tx, await selectTermColumns(tx, of.list), of)
  for (const follower of followers) await follower.named(tx, { list: of.list, id: of.into })
  return moved
}

async function mergeable(db: Db, { list, id, into_id }: Pair): Promise<{ from: TermRow; into: TermRow }> {
  const from = await findTerm(db, { list, id })
  if (id === into_id) throw new MergeIntoItself()
  const into = await findTerm(db, { list, id: into_id })
  if (from.merged_into || into.merged_into) throw new TermIsMerged()
  if (into.is_hidden) throw new MergeIntoHidden()
  if (isNeededTerm(list, from.key)) throw new TermIsNeeded()
  return { from, into }
}
