/** Why a backup can't be made or restored, in a sentence for the operator. Nothing was changed. */
export class BackupRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupRefused'
  }
}

export const damaged = (file: string, cause?: unknown) =>
  new BackupRefused(
    `${file} is not a whole backup: it was cut off or changed, or another program made it. Take another backup.`,
    { cause },
  )
