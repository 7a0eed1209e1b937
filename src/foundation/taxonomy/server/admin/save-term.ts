import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#foundation/audit/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { TermList } from '../../taxonomy.contract.ts'
import { TermChangedMeanwhile, TermNameTaken } from './admin-taxonomy.errors.ts'
import { auditKind, lockTerm, namesOf } from './find-term.ts'
import type { TermFollower } from './term-follower.ts'
import { insertTerm, lockList, selectTerms, updateTerm } from './terms.queries.ts'

/** The drawing of a skill if none was chosen. */
const USUAL_MOTIF = 'together'

interface Given {
  list: TermList
  /** Undefined for a new term. */
  id: number | undefined
  fields: Partial<Record<'name_en' | 'name_hi' | 'motif' | 'revision', string | undefined>>
  followers: readonly TermFollower[]
  now: Date
}

/**
 * Adds a term at the end of its list, or renames one. The caller has checked the permission.
 * @returns the term's id
 * @throws NoSuchTerm, TermNameTaken, TermIsMerged, TermChangedMeanwhile
 */
export async function saveTerm(
  db: Db,
  viewer: { id: number },
  { list, id, fields, followers, now }: Given,
): Promise<number> {
  return db.transaction(async (tx) => {
    const kind = auditKind(list)
    const { name_en = '', name_hi = '', motif, revision } = fields
    const names = { name_en, name_hi }
    if (id === undefined) {
      await lockList(tx, list)
      await refuseTwin(tx, list, names)
      const after = { ...names, motif: list === 'skills' ? (motif ?? USUAL_MOTIF) : null }
      const added = await insertTerm(tx, list, { key: randomUUID(), ...after })
      await recordChange(tx, { viewer, action: 'created', kind, id: added, after, now })
      return added
    }
    const term = await lockTerm(tx, { list, id })
    const before = namesOf(term)
    const after = { ...names, motif: list === 'skills' ? (motif ?? term.motif) : null }
    if (isDeepStrictEqual(before, after)) return id
    if (revision !== undefined && revision !== revisionOf(before)) throw new TermChangedMeanwhile()
    await refuseTwin(tx, list, { ...names, id })
    await updateTerm(tx, list, id, after)
    if (before.name_en !== name_en || before.name_hi !== name_hi)
      for (const follower of followers) await follower.named(tx, { list, id })
    await recordChange(tx, { viewer, action: 'changed', kind, id, before: { ...before }, after, now })
    return id
  })
}

const plain = (name: string) => name.toLowerCase().replace(/\s+/gu, ' ')

async function refuseTwin(
  tx: Db,
  list: TermList,
  { name_en, name_hi, id }: { name_en: string; name_hi: string; id?: number },
): Promise<void> {
  const others = (await selectTerms(tx, list)).filter((term) => term.id !== id && !term.merged_into)
  const isSame = (a: string, b: string) => a !== '' && plain(a) === plain(b)
  if (others.some((term) => isSame(term.name_en, name_en) || isSame(term.name_hi, name_hi)))
    throw new TermNameTaken()
}
