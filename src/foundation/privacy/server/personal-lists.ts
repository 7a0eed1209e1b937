import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { Person, PersonalList } from './personal-data-provider.ts'

/** A list to read: its name in the file, its heading, and the function that reads its rows. */
export type ListOfPart = readonly [
  name: string,
  title: (words: object, options: { locale: TextLanguage }) => string,
  select: (db: Db, person: Person, language: TextLanguage) => Promise<PersonalList['rows']>,
]

/** Reads a provider's lists one after the other. */
export async function readLists(
  db: Db,
  { person, language, lists }: { person: Person; language: TextLanguage; lists: readonly ListOfPart[] },
): Promise<PersonalList[]> {
  const read: PersonalList[] = []
  for (const [name, title, select] of lists) {
    read.push({ name, title: title({}, { locale: language }), rows: await select(db, person, language) })
  }
  return read
}
