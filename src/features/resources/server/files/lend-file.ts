import { UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findLendableFile, type LendableFile } from './find-resource-file.queries.ts'
import { isTicketGood, type Lending, ticketFor } from './lending.ts'

/**
 * The address at which another site shows a PowerPoint file that everyone may see (docs/rules/resources.md, Files).
 * @throws UploadNotFound, also where no viewer is configured
 */
export async function lendFile(
  db: Db,
  lending: Lending | null,
  { id, now }: { id: number; now: Date },
): Promise<string> {
  if (!lending) throw new UploadNotFound()
  await findLendableFile(db, id)
  // Viewers tell the kind of a file by the end of its address.
  const address = `${lending.publicUrl}/files-lent/${id}/${ticketFor(lending.key, { id, now })}/slides.pptx`
  return lending.viewer.replace('{url}', () => encodeURIComponent(address))
}

/**
 * A file that was lent: everyone may still see it, and its time is not over.
 * @throws UploadNotFound
 */
export async function findLentFile(
  db: Db,
  lending: Lending | null,
  { id, ticket, now }: { id: number; ticket: string; now: Date },
): Promise<LendableFile> {
  if (!lending || !isTicketGood(lending.key, { id, ticket, now })) throw new UploadNotFound()
  return findLendableFile(db, id)
}
