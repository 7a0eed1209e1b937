import { findProgramOfPeople, ProgramIsDraft } from '#features/certificate-programs/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { issueForProgram } from '../../programs/finish-programs.ts'

/**
 * Queues one job that checks all participants. If it is pressed twice, each certificate is still issued and emailed
 * once.
 * @throws NotAllowed, ProgramNotFound, ProgramIsDraft
 */
export async function issueByAdministrator(
  db: Db,
  viewer: Editor,
  { id, wants_mail, now }: { id: number; wants_mail: boolean; now: Date },
): Promise<void> {
  const { publication } = await findProgramOfPeople(db, viewer, { id })
  if (publication === 'draft') throw new ProgramIsDraft()
  await db.transaction(async (tx) => {
    await issueForProgram(tx, { program_id: id, wants_mail })
    await recordChange(tx, {
      viewer,
      action: 'certificates-issued',
      kind: 'program',
      id,
      after: { wants_mail },
      now,
    })
  })
}
