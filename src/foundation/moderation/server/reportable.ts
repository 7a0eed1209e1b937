import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { MadeBy } from './made-by.queries.ts'

/** What a moderator sees of something that was reported. */
export interface ReportedThing {
  id: number
  text: string
  /** Null for a former member. */
  author: { id: number; name: string } | null
  /** The page where it stands. */
  address: string
  is_hidden: boolean
  /** What it was written about, such as the title of an event. */
  place?: string | null
}

interface Hiding {
  id: number
  isHidden: boolean
  isByModerator?: boolean
  /** Its maker is not notified here: the caller does so, when a thing goes under review or comes back. */
  isQuiet?: boolean
  reason?: string | undefined
  now: Date
}

/** A kind of thing that can be reported. Its feature says how it is found, hidden and shown to moderators. */
export interface Reportable {
  kind: string
  /** Locks the row until the transaction ends. Null where there is none that the public can see or could see. */
  lock(tx: Db, id: number): Promise<{ is_hidden: boolean } | null>
  /** Called under that lock, only where it changes something. Not by a moderator, three reports did it. */
  setHidden(tx: Db, of: Hiding): Promise<void>
  /** Keeps why a moderator does not show something that is hidden, where its maker is shown why. */
  keepReason?(tx: Db, of: { id: number; reason: string | undefined }): Promise<void>
  /** How many things of this kind with links in them everyone sees of a person, counted to `most`. */
  countPublicLinked?(tx: Db, of: { user_id: number; butId: number | null; most: number }): Promise<number>
  /** What moderators are told of an author counts these. */
  madeBy?: MadeBy
  selectThings(db: Db, ids: readonly number[], language: TextLanguage): Promise<ReportedThing[]>
}
