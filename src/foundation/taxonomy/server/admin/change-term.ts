import type { Move } from '#contract/wire.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import { LastShownTerm } from './admin-taxonomy.errors.ts'
import { auditKind, lockTerm } from './find-term.ts'
import type { NamedTerm } from './term-follower.ts'
import { orderTerms, selectTerms, setTermHidden } from './terms.queries.ts'

type Of = NamedTerm & { now: Date }

/** Moves a term by one; does nothing if it's already at that end. @throws NoSuchTerm, TermIsMerged */
export async function moveTerm(
  db: Db,
  viewer: { id: number },
  { list, id, direction, now }: Of & { direction: Move },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTerm(tx, { list, id })
    const terms = await selectTerms(tx, list)
    const ids = terms.filter(({ merged_into }) => !merged_into).map((term) => term.id)
    const order = movedIn(ids, { id, direction })
    if (!order) return
    await orderTerms(tx, list, order)
    const change = { before: { order: ids }, after: { order } }
    await recordChange(tx, { viewer, action: 'ordered', kind: auditKind(list), id, ...change, now })
  })
}

/**
 * Hides or shows a term; does nothing if it's already so.
 * @throws NoSuchTerm, TermIsMerged, LastShownTerm
 */
export async function hideTerm(
  db: Db,
  viewer: { id: number },
  { list, id, isHidden, now }: Of & { isHidden: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { is_hidden } = await lockTerm(tx, { list, id })
    if (is_hidden === isHidden) return
    const shown = (await selectTerms(tx, list)).filter((term) => !term.is_hidden)
    if (isHidden && shown.length === 1) throw new LastShownTerm()
    await setTermHidden(tx, list, id, isHidden)
    const action = isHidden ? 'hidden' : 'shown'
    await recordChange(tx, { viewer, action, kind: auditKind(list), id, now })
  })
}
