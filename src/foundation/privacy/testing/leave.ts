import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { hasColumnName } from '../server/exports/column-names.ts'
import type { PersonalDataProvider } from '../server/index.ts'
import { removeAccount } from './remove-account.queries.ts'

/** Deletes an account with only this provider. Returns the storage keys of files no longer needed. */
export function leave(
  test: TestApp,
  {
    part,
    person,
    keepsShared = false,
  }: { part: PersonalDataProvider; person: Person; keepsShared?: boolean },
): Promise<string[]> {
  const { id, email } = person
  return test.db.transaction(async (tx) => {
    const erased = await part.erase(tx, { id, email }, { keepsShared, now: test.clock.now() })
    await removeAccount(tx, id)
    return erased?.storageKeys ?? []
  })
}

/**
 * One provider's export for a person: the rows of each non-empty list, and the file names.
 * @throws if a column has no label for the readable page
 */
export async function exportOf(
  test: TestApp,
  { part, person, language = 'en' }: { part: PersonalDataProvider; person: Person; language?: 'en' | 'hi' },
): Promise<{ rows: Record<string, readonly object[]>; titles: string[]; files: string[] }> {
  const { id, email } = person
  const { lists, files = [] } = await part.exportOf(test.db, { id, email }, language)
  const columns = lists.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
  const unnamed = [...new Set(columns)].filter((name) => !hasColumnName(name))
  if (unnamed.length > 0) throw new Error(`columns without a label: ${unnamed.join(', ')}`)
  return {
    rows: Object.fromEntries(
      lists.filter(({ rows }) => rows.length > 0).map(({ name, rows }) => [name, rows]),
    ),
    titles: lists.map(({ title }) => title),
    files: files.map(({ name }) => name),
  }
}
