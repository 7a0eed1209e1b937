import type { TextLanguage } from '#contract/wire.ts'
import type { AuditKind } from '#foundation/audit/audit-words.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { MadeBy } from './made-by.queries.ts'

/** A reported thing as moderators see it. */
export interface ReportedThing {
  id: number
  text: string
  /** Null for a former member. */
  author: { id: number; name: string } | null
  /** The page that shows it. */
  address: string
  is_hidden: boolean
  /** What it was written about, such as the title of an event. */
  place?: string | null
}

interface Hiding {
  id: number
  isHidden: boolean
  isByModerator?: boolean
  /** Doesn't notify the author: when a thing goes under review or comes back, the caller does. */
  isQuiet?: boolean
  reason?: string | undefined
  now: Date
}

/** A kind of thing that can be reported. Its feature finds it, hides it and shows it to moderators. */
export interface Reportable {
  kind: AuditKind
  /** Locks the row until the transaction ends. Null if there is none that the public can see or could see. */
  lock(tx: Db, id: number): Promise<{ is_hidden: boolean } | null>
  /** Called under that lock, only for an actual change. If not `isByModerator`, three reports caused it. */
  setHidden(tx: Db, of: Hiding): Promise<void>
  /**
   * Stores a moderator's reason for keeping something hidden, for a kind that shows it to the author and whose
   * `setHidden` notifies them. The authors of other kinds get the decision as a notification.
   */
  keepReason?(tx: Db, of: { id: number; reason: string | undefined }): Promise<void>
  /** How many of a person's public things of this kind contain links, counted up to `most`. */
  countPublicLinked?(tx: Db, of: { user_id: number; butId: number | null; most: number }): Promise<number>
  /** Used to count an author's things for moderators. */
  madeBy?: MadeBy
  /** Where the author sees a hidden thing, if not at its address. */
  hiddenAddress?: string
  selectThings(db: Db, ids: readonly number[], language: TextLanguage): Promise<ReportedThing[]>
}
