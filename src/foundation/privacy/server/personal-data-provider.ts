import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'

/** The person whose data it is. The email is in lower case. */
export interface Person {
  id: number
  email: string
}

/** A value that a person can read; times are ISO 8601 in UTC. */
export type PersonalValue = string | number | boolean | null | readonly string[]

/** A list of a person's data, as rows with plain names: `[{ title: 'Play at home', asked_at: '…' }]`. */
export interface PersonalList {
  /** Its name in the JSON file, in snake_case. */
  name: string
  /** Its heading in the readable page. */
  title: string
  rows: readonly Readonly<Record<string, PersonalValue>>[]
}

/** A file of the person, such as a worksheet or a picture, in the upload storage. */
export interface PersonalFile {
  storage_key: string
  /** The path in the ZIP file, such as `resources/12-colours.pdf`. It's made unique there. */
  name: string
}

/** The person's choices for the deletion. */
export interface DeletionWishes {
  /** What they shared stays, under "a former member". */
  keepsShared: boolean
  now: Date
}

/** One feature's export and erasure of personal data (docs/rules/families.md, Own data). */
export interface PersonalDataProvider {
  /** Kebab-case: `events`. */
  name: string
  /** All of the person's data and none of anyone else's, with headings in the requested language. */
  exportOf(
    db: Db,
    person: Person,
    language: TextLanguage,
  ): Promise<{ lists: PersonalList[]; files?: PersonalFile[] }>
  /**
   * Erases the person's data in the deletion's transaction, before the account row is deleted: counts stay right and
   * none of their identifiers remains. Returns the storage keys of files no longer needed, which are removed after the
   * commit.
   */
  erase(tx: Db, person: Person, wishes: DeletionWishes): Promise<{ storageKeys?: string[] } | undefined>
}
