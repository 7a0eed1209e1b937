import { UploadNotFound } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findPublicSlides, type PublicSlides } from './find-resource-file.queries.ts'
import { isTokenValid, tokenFor, type UrlSigner } from './signed-url.ts'

/**
 * The address of the external viewer for a public PowerPoint file, which it fetches by a signed URL
 * (docs/rules/resources.md, Files).
 * @throws UploadNotFound, also if no viewer is configured
 */
export async function signUrl(
  db: Db,
  signer: UrlSigner | null,
  { id, now }: { id: number; now: Date },
): Promise<string> {
  if (!signer) throw new UploadNotFound()
  await findPublicSlides(db, id)
  // Viewers recognise the kind of a file by the end of its address.
  const address = `${signer.publicUrl}/files-lent/${id}/${tokenFor(signer.key, { id, now })}/slides.pptx`
  return signer.viewer.replace('{url}', () => encodeURIComponent(address))
}

/**
 * The file of a signed URL, if it is still public and the URL hasn't expired.
 * @throws UploadNotFound
 */
export async function findSignedFile(
  db: Db,
  signer: UrlSigner | null,
  { id, token, now }: { id: number; token: string; now: Date },
): Promise<PublicSlides> {
  if (!signer || !isTokenValid(signer.key, { id, token, now })) throw new UploadNotFound()
  return findPublicSlides(db, id)
}
