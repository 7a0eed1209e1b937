import type { FoundOfKinds } from '../search.contract.ts'
import { KIND_NAMES, type Kind } from './kinds.ts'

/**
 * The kind with the best results: all words found, then the fewest left out, then the preferred kind, then the most
 * results.
 */
export function bestKind(found: FoundOfKinds, preferred: Kind): Kind {
  const rank = (kind: Kind) => {
    const { recordsTotal, is_near_match, left_out } = found[kind]
    if (recordsTotal === 0) return [1]
    return [0, is_near_match ? 1 : 0, left_out.length, kind === preferred ? 0 : 1, -recordsTotal]
  }
  const isBefore = (one: number[], other: number[]) => {
    const place = one.findIndex((figure, at) => figure !== other[at])
    return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0)
  }
  return KIND_NAMES.reduce((best, kind) => (isBefore(rank(kind), rank(best)) ? kind : best), preferred)
}
