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

/** What a feature keeps beside its rows of the terms' names and counts. Called in the transaction of the change. */
export interface TermFollower {
  /** What has the term is found by its name now: it has a new one, or more things have it. */
  named(tx: Db, term: NamedTerm): Promise<void>
  /** Before the rows move: locks what must be locked first, and moves the counts that are kept. */
  merging(tx: Db, merge: TermMerge): Promise<void>
}
