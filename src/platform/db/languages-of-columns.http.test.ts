import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { rows } from './query.ts'

const test = testApp()

it('no column of a language of pages and mails lists them: a file more in messages/ needs no migration', async () => {
  const listed = await rows<{ name: string }>(
    test.db,
    sql`select conname as name from pg_constraint
      where contype = 'c' and pg_get_constraintdef(oid) ~ 'language[^a-z].*''en''' order by conname`,
  )
  // Words that a search or a database watch uses in these two scripts.
  expect(listed.map(({ name }) => name)).toEqual([
    'search_synonyms_language_is_known',
    'watched_words_language_is_known',
  ])
})
