import type { Role } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadedFile } from './uploads.tables.ts'

/** A feature's word on whether somebody may open a file that it uses. Its own person always may. */
export type MayOpenFile = (
  db: Db,
  asked: { userId: number; roles: readonly Role[]; file: UploadedFile; now: Date },
) => Promise<boolean>
