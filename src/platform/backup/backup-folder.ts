import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PART } from './make-backup.ts'

/** By their names, backups are in the order of their days. */
const NAME = /^pankh-\d{4}-\d{2}-\d{2}\.tar$/
const LEFT_AFTER_MS = 24 * 60 * 60 * 1_000

/** @param day such as 2026-11-22 */
export const backupName = (day: string): string => `pankh-${day}.tar`

/** When the newest backup was written; undefined when there is none. */
export async function newestBackupAt(folder: string): Promise<Date | undefined> {
  const newest = (await namesIn(folder)).filter(isBackup).toSorted().at(-1)
  return newest === undefined ? undefined : (await stat(join(folder, newest))).mtime
}

/**
 * Deletes all but the newest backups, and what processes that ended left of theirs. Other files stay.
 * @returns the names of deleted backups
 */
export async function removeOldBackups(
  folder: string,
  { keep, now }: { keep: number; now: Date },
): Promise<string[]> {
  const names = await namesIn(folder)
  const old = names.filter(isBackup).toSorted().toReversed().slice(keep)
  for (const name of old) await rm(join(folder, name))
  for (const name of names.filter((one) => one.startsWith('pankh-') && one.endsWith(PART))) {
    const { mtime } = await stat(join(folder, name))
    if (now.getTime() - mtime.getTime() > LEFT_AFTER_MS) await rm(join(folder, name))
  }
  return old
}

const isBackup = (name: string) => NAME.test(name)

/** There is no folder before the first backup. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
