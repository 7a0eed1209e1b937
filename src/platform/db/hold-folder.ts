import lockfile from 'proper-lockfile'

/** The embedded database serves one process: a second one would corrupt it. */
export class FolderIsHeld extends Error {
  constructor(folder: string) {
    super(
      `Another Pankh process is using the database in ${folder}. Stop it first, or give this one its own DATA_DIR. ` +
        'To run several processes, set DATABASE_URL to a PostgreSQL server.',
    )
    this.name = 'FolderIsHeld'
  }
}

/**
 * Takes the folder for this process until the returned function is called. After a `kill -9` the hold
 * lapses by itself within 3 s, so a restart waits that long at most.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(folder, {
      stale: 2_000,
      update: 1_000,
      retries: { retries: 6, factor: 1, minTimeout: 500, maxTimeout: 500 },
      lockfilePath: `${folder}.lock`,
      onCompromised: (cause) => {
        throw new Error('The hold on the database folder was lost; stopping to protect the data.', { cause })
      },
    })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ELOCKED') throw new FolderIsHeld(folder)
    throw cause
  }
}
