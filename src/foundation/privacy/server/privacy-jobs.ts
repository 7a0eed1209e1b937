import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import { deleteAccountHandled } from './deletion/delete-account.ts'
import { deleteDueAccounts } from './deletion/delete-due-accounts.ts'
import { removeErasedFiles } from './deletion/remove-files.ts'
import { makeExport } from './exports/make-export.ts'
import { sweepExports } from './exports/sweep-exports.ts'
import type { PersonalPart } from './personal-part.ts'

/** @param of publicUrl without a last slash; parts are those of every room that keeps something of a person */
export function privacyJobs(of: {
  parts: readonly PersonalPart[]
  uploads: Pick<Uploads, 'storage' | 'arrivals'>
  clock: Clock
  publicUrl: string
}): HandledJob[] {
  const { storage } = of.uploads
  return [
    makeExport(of),
    sweepExports({ storage, clock: of.clock }),
    deleteDueAccounts(of),
    deleteAccountHandled(of),
    removeErasedFiles({ storage }),
  ]
}
