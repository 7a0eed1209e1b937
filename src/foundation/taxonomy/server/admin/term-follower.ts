import type { Db } from '#platform/db/database.ts'
import type { TermList } from '../../taxonomy.contract.ts'

export interface NamedTerm {
  list: TermList
  id: number
}

export interface TermMerge {
  list: TermList
  from: number
  into: number
}

/** What a feature stores about terms besides its links: names and counts. Called in the transaction of the change. */
export interface TermFollower {
  /** The term was renamed or more things have it: refresh what stores its name. */
  named(tx: Db, term: NamedTerm): Promise<void>
  /** Called before rows move: takes the locks that must come first, and moves stored counts. */
  merging(tx: Db, merge: TermMerge): Promise<void>
}
