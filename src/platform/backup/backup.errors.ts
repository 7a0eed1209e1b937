import { dirname } from 'node:path'

/** Why a backup can't be made or restored, as a message for the operator. Nothing was changed. */
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

const codeOf = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? ''
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS'])

export function unreadable(file: string, cause: unknown): BackupRefused {
  const code = codeOf(cause)
  if (code === 'ENOENT') return new BackupRefused(`${file} is not there.`, { cause })
  if (NOT_ALLOWED.has(code))
    return new BackupRefused(
      `${file} may not be read by the user that runs this. Make that user its owner.`,
      { cause },
    )
  return new BackupRefused(`${file} can't be read (${code}).`, { cause })
}

export function unwritable(file: string, cause: unknown): BackupRefused {
  const [folder, code] = [dirname(file), codeOf(cause)]
  if (code === 'ENOENT')
    return new BackupRefused(`The folder ${folder} is not there. Create it for the user that runs Pankh.`, {
      cause,
    })
  if (NOT_ALLOWED.has(code))
    return new BackupRefused(
      `Pankh may not write to ${folder}. Choose a folder of the user that runs it. systemd also asks for ReadWritePaths in the unit, and a folder that was there at the start.`,
      { cause },
    )
  return new BackupRefused(`${file} can't be written (${code}).`, { cause })
}
