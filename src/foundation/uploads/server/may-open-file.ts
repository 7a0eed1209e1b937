import type { Role } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadedFile } from './uploads.tables.ts'

/** A feature's decision on whether a person may open a file that it uses. The file's owner always may. */
export type MayOpenFile = (
  db: Db,
  asked: { userId: number; roles: readonly Role[]; file: UploadedFile; now: Date },
) => Promise<boolean>
