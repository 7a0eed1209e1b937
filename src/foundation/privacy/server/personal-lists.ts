import type { Db } from '#platform/db/database.ts'
import type { Person, PersonalList } from './personal-part.ts'

type Language = 'en' | 'hi'

/** A list before it is read: its name in the file, its heading, and what reads its rows. */
export type ListOfPart = readonly [
  name: string,
  title: (words: object, options: { locale: Language }) => string,
  select: (db: Db, person: Person, language: Language) => Promise<PersonalList['rows']>,
]

/** Reads the lists of a part one after the other. */
export async function readLists(
  db: Db,
  { person, language, lists }: { person: Person; language: Language; lists: readonly ListOfPart[] },
): Promise<PersonalList[]> {
  const read: PersonalList[] = []
  for (const [name, title, select] of lists) {
    read.push({ name, title: title({}, { locale: language }), rows: await select(db, person, language) })
  }
  return read
}
