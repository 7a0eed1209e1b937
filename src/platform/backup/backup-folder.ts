import { randomUUID } from 'node:crypto'
import { access, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HOUR_MS } from '#contract/durations.ts'

/** Sorted by name, backups are sorted by day. */
const NAME = /^pankh-\d{4}-\d{2}-\d{2}\.tar$/
const PART = /\.[\w-]+\.part$/
/** An unfinished backup that was not written to for this long was abandoned. */
const LEFT_AFTER_MS = HOUR_MS

/** @param day such as 2026-11-22 */
export const backupName = (day: string): string => `pankh-${day}.tar`

/** Where a backup is written until it is complete. Process ids would repeat: every container has the same ones. */
export const partOf = (path: string): string => `${path}.${randomUUID()}.part`

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** When the newest backup was written; undefined when there is none. */
export async function newestBackupAt(folder: string): Promise<Date | undefined> {
  const newest = (await namesIn(folder)).filter(isBackup).toSorted().at(-1)
  return newest === undefined ? undefined : (await stat(join(folder, newest))).mtime
}

/**
 * Deletes all but the newest backups. Other files stay.
 * @returns the names of deleted backups
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await namesIn(folder)).filter(isBackup).toSorted().toReversed().slice(keep)
  for (const name of old) await rm(join(folder, name))
  return old
}

/** Deletes unfinished parts that ended processes left of the backup with this path. */
export const removePartsOf = (path: string, now: Date): Promise<void> =>
  removeParts(dirname(path), { isOf: (name) => name === basename(path), now })

/** Deletes unfinished parts that ended processes left of nightly backups. */
export const removeNightlyParts = (folder: string, now: Date): Promise<void> =>
  removeParts(folder, { isOf: isBackup, now })

async function removeParts(
  folder: string,
  { isOf, now }: { isOf: (name: string) => boolean; now: Date },
): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => PART.test(name) && isOf(name.replace(PART, '')))
  for (const name of names) {
    const part = join(folder, name)
    const written = await stat(part).catch(unlessGone)
    if (written && now.getTime() - written.mtimeMs > LEFT_AFTER_MS) await rm(part, { force: true })
  }
}

const isBackup = (name: string) => NAME.test(name)

/** There is no folder before the first backup. */
const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessGone)) ?? []

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
