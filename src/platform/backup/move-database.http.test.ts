import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { prepareJobTables } from '../jobs/jobs.ts'
import { moveDatabase } from './move-database.ts'

describe.skipIf(withoutPostgres())('moving to another database', () => {
  let from: TestDatabase
  let to: TestDatabase
  const lines: string[] = []
  const move = () =>
    moveDatabase({
      from: from.database,
      to: to.database,
      migrations: 'migrations',
      say: (line) => void lines.push(line),
    })
  const tagsIn = async ({ database }: TestDatabase) =>
    (await database.runSql('select key, name from tags order by key')).rows

  beforeAll(async () => {
    from = await openTestDatabase()
    to = await openTestDatabase()
    await prepareJobTables(from.database)
    await from.database.runSql(
      `insert into tags (key, name) values ('sleep', '{"en": "Sleep"}'), ('food', '{"en": "Food"}')`,
    )
  })
  afterAll(async () => {
    for (const { database, drop } of [from, to]) {
      await database.close()
      await drop()
    }
  })

  it('moves nothing when a row does not arrive, or arrives with other contents', async () => {
    for (const loss of [
      `create rule loss as on insert to tags where new.key = 'food' do instead nothing`,
      `create or replace rule loss as on insert to tags where new.key = 'food' do also
        update tags set name = '{"en": "Fool"}' where key = 'food'`,
    ]) {
      await to.database.runSql(loss)
      await expect(move()).rejects.toThrow(
        'public.tags is not the same in the new database: nothing was moved.',
      )
      expect(await tagsIn(to)).toEqual([])
    }
    await to.database.runSql('drop rule loss on tags')
  })

  it('says which tables it copied, and that all are the same', async () => {
    lines.length = 0
    await move()
    expect(await tagsIn(to)).toEqual(await tagsIn(from))
    expect(lines).toContain('public.tags: 2')
    expect(lines.at(-1)).toMatch(/^Checked: \d+ tables with 2 rows/)
  })
})
