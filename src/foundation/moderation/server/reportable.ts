import type { Db } from '#platform/db/database.ts'

/** What a moderator sees of something that was reported. */
export interface ReportedThing {
  id: number
  text: string
  /** Null for a former member. */
  author: { id: number; name: string } | null
  /** The page where it stands. */
  address: string
  is_hidden: boolean
}

/** A kind of thing that can be reported. Its feature says how it is found, hidden and shown to moderators. */
export interface Reportable {
  kind: string
  /** Holds the row until the transaction ends. Null where there is none that the public can see or could see. */
  lock(tx: Db, id: number): Promise<{ is_hidden: boolean } | null>
  /** Called under that lock, only where it changes something. Not by a moderator, three reports did it. */
  setHidden(
    tx: Db,
    of: { id: number; isHidden: boolean; isByModerator?: boolean; reason?: string | undefined; now: Date },
  ): Promise<void>
  selectThings(db: Db, ids: readonly number[], language: 'en' | 'hi'): Promise<ReportedThing[]>
}
