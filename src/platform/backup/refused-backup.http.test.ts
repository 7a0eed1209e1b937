import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { withoutPostgres } from '#tests/support/test-database.ts'
import { schemaVersionsIn } from '../db/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupRefused, unreadable, unwritable } from './backup.errors.ts'
import { openBackup } from './backup-reader.ts'
import { contentsOf, MIGRATIONS, type Place, twoPlaces } from './testing/two-places.ts'

describe.skipIf(withoutPostgres())('a backup that is damaged, or of another version', () => {
  const places = twoPlaces()
  const { put, file, back, restore, addTag } = places
  let [from, to] = [{} as Place, {} as Place]
  let folder = ''
  beforeEach(() => {
    ;({ from, to, folder } = places)
  })

  it('is refused wherever it was cut off or a byte of it was changed', async () => {
    await addTag(from, 'sleep')
    await put(from, 'a worksheet')
    await back()
    const whole = await readFile(file())
    const damagedFile = join(folder, 'damaged.tar')
    const isRefused = async (bytes: Buffer) => {
      await writeFile(damagedFile, bytes)
      const refusal = await openBackup(damagedFile).then(
        (reader) => reader.close(),
        (error: unknown) => error,
      )
      return refusal instanceof BackupRefused && /not a whole backup/.test(refusal.message)
    }
    for (let at = 0; at < whole.length; at += 97) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
      expect([at, await isRefused(changed)]).toEqual([at, true])
    }
    for (let length = 0; length < whole.length; length += 256)
      expect([length, await isRefused(whole.subarray(0, length))]).toEqual([length, true])
    expect(await isRefused(Buffer.concat([whole, Buffer.alloc(512)]))).toBe(true)
    expect(await isRefused(Buffer.from('something else'))).toBe(true)
  })

  it('is restored completely or not at all', async () => {
    for (const words of ['one', 'two', 'three']) await put(from, words)
    await addTag(from, 'sleep')
    await back()
    await addTag(to, 'older')
    await put(to, 'of somebody else')
    const before = await contentsOf(to)
    const added: string[] = []
    const failing: Pick<Storage, 'put' | 'delete'> = {
      put: (...given) => {
        if (added.length === 2) return Promise.reject(new Error('the disk is full'))
        added.push(given[0])
        return to.storage.put(...given)
      },
      delete: (key) => (key === added[0] ? Promise.reject(new Error('not now')) : to.storage.delete(key)),
    }
    await expect(restore({ ...to, storage: { ...to.storage, ...failing } })).rejects.toThrow(
      'the disk is full',
    )
    // Only the one that could not be deleted is left.
    await to.storage.delete(added[0] ?? '')
    expect(await contentsOf(to)).toEqual(before)

    // A dangling foreign key is found once all rows are loaded.
    await from.database.runSql('alter table event_tags drop constraint event_tags_event_id_events_id_fk')
    await from.database.runSql('insert into event_tags (event_id, tag_id) select 99, id from tags')
    await rm(file())
    await back()
    await expect(restore()).rejects.toThrow()
    expect(await contentsOf(to)).toEqual(before)
    await from.database.runSql('delete from event_tags')
    await from.database.runSql(
      'alter table event_tags add constraint event_tags_event_id_events_id_fk foreign key (event_id) references events (id)',
    )
  })

  it('mends a stored file that was damaged, and keeps it when the restore fails', async () => {
    const key = await put(from, 'a worksheet')
    await back()
    const damage = () =>
      to.storage.put(key, Readable.from([Buffer.from('noise')]), { size: 5, type: 'text/plain' })
    await damage()
    await restore()
    expect((await buffer(await to.storage.get(key))).toString()).toBe('a worksheet')
    await damage()
    const full = () => Promise.reject(new Error('the disk is full'))
    await expect(restore({ ...to, storage: { ...to.storage, put: full } })).rejects.toThrow('full')
    expect((await buffer(await to.storage.get(key))).toString()).toBe('noise')
  })

  it.each([
    ['1', 'An earlier version'],
    ['3', 'A newer version'],
  ])('of format %s is refused: %s made it', async (format, whose) => {
    await back()
    const whole = await readFile(file(), 'latin1')
    await writeFile(file(), whole.replace('"format": 2', `"format": ${format}`), 'latin1')
    await expect(openBackup(file())).rejects.toThrow(`${whose} of Pankh made this backup. Restore it`)
  })

  it('of a newer version is refused, and nothing is changed', async () => {
    await from.database.runSql(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`,
    )
    await back()
    await from.database.runSql(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
    await addTag(to, 'older')
    const before = await contentsOf(to)
    const known = schemaVersionsIn(MIGRATIONS).length
    await expect(restore()).rejects.toThrow(
      `version ${known + 1}, and this Pankh knows those up to version ${known}. Install the version`,
    )
    expect(await contentsOf(to)).toEqual(before)
  })

  it('says whether its file is missing, or who may not reach it or its folder', async () => {
    await expect(openBackup(join(folder, 'none.tar'))).rejects.toThrow('none.tar is not there')
    expect(unwritable('/root/b.tar', { code: 'EACCES' }).message).toContain('may not write to /root')
    expect(unreadable('/root/b.tar', { code: 'EACCES' }).message).toContain('may not be read')
  })
})
