import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'

/** The person whose data it is. The address is in lower case. */
export interface Person {
  id: number
  email: string
}

/** A cell that a person can read: a moment is ISO 8601 in UTC. */
export type PersonalValue = string | number | boolean | null | readonly string[]

/** A list of what is kept of a person, as rows with plain names: `[{ title: 'Play at home', asked_at: '…' }]`. */
export interface PersonalList {
  /** snake_case: its name in the JSON file. */
  name: string
  /** Its heading in the readable file. */
  title: string
  rows: readonly Readonly<Record<string, PersonalValue>>[]
}

/** A file of the person's own, such as a worksheet or a picture: from the storage of uploads. */
export interface PersonalFile {
  storage_key: string
  /** The path in the ZIP file, such as `resources/12-colours.pdf`. It is made unique there. */
  name: string
}

/** What the person wants of the deletion. */
export interface DeletionWishes {
  /** What they shared stays, under "a former member". */
  keepsShared: boolean
  now: Date
}

/** What one feature keeps of a person: its data export and erasure (docs/rules/families.md, Own data). */
export interface PersonalDataProvider {
  /** Kebab-case: `events`. */
  name: string
  /** Everything of the person and nothing of another person. Headings in the language asked for. */
  exportOf(
    db: Db,
    person: Person,
    language: TextLanguage,
  ): Promise<{ lists: PersonalList[]; files?: PersonalFile[] }>
  /**
   * Takes the person out of its rows before the account goes, in the transaction of the deletion: counts stay right,
   * and no identifier of theirs is left. Answers the storage keys of files that nobody needs any more; they are removed
   * once the transaction went well.
   */
  erase(tx: Db, person: Person, wishes: DeletionWishes): Promise<{ storageKeys?: string[] } | undefined>
}
