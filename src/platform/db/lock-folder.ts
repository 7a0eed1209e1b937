import { open } from 'node:fs/promises'
import { tryLock } from 'fs-native-extensions'

/** The embedded database serves one process: a second one would corrupt it. */
export class FolderIsLocked extends Error {
  constructor(folder: string) {
    super(
      `Another Pankh process is using the database in ${folder}. Stop it first, or give this one its own DATA_DIR. ` +
        'To run several processes, set DATABASE_URL to a PostgreSQL server.',
    )
    this.name = 'FolderIsLocked'
  }
}

/**
 * Locks the folder for this process until the returned function is called. The kernel holds the lock (`{folder}.lock`)
 * and releases it when the process ends, even by `kill -9`; a blocked process keeps it.
 * @throws FolderIsLocked
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = await open(`${folder}.lock`, 'a+')
  if (!tryLock(file.fd)) {
    await file.close()
    throw new FolderIsLocked(folder)
  }
  return () => file.close()
}
