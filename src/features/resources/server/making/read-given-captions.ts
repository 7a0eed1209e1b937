import type { Viewer } from '#foundation/accounts/server/index.ts'
import { textOfUpload, type Uploads } from '#foundation/uploads/server/index.ts'
import { captionsOfFile } from '#platform/captions/captions-of-file.ts'
import type { Db } from '#platform/db/database.ts'
import { type FieldProblem, NamedError } from '#platform/errors/named-error.ts'
import { MOST_CAPTION_BYTES } from '../../resource-card.contract.ts'
import { CaptionsNotTaken } from '../resources.errors.ts'

type Given = Record<string, { upload_id: number; language: string }>

export interface GivenCaptions {
  /** The upload of the video. */
  file_id: number
  language: string
  /** WebVTT */
  vtt: string
}

/**
 * Reads captions from the person's uploaded files before anything is written. The files stay available, in case
 * another field is wrong.
 * @throws CaptionsNotTaken, with an error at each video's field
 */
export async function readGivenCaptions(
  db: Db,
  uploads: Pick<Uploads, 'storage'>,
  { viewer, captions = {} }: { viewer: Pick<Viewer, 'id'>; captions: Given | undefined },
): Promise<GivenCaptions[]> {
  const read: GivenCaptions[] = []
  const wrong: FieldProblem[] = []
  for (const [file_id, { upload_id, language }] of Object.entries(captions)) {
    try {
      const of = { userId: viewer.id, fileId: upload_id, most: MOST_CAPTION_BYTES }
      const vtt = captionsOfFile(await textOfUpload(db, uploads, of))
      read.push({ file_id: Number(file_id), language, vtt })
    } catch (error) {
      if (!(error instanceof NamedError)) throw error
      wrong.push({ field: `captions.${file_id}`, message: error.message })
    }
  }
  if (wrong.length > 0) throw new CaptionsNotTaken(wrong)
  return read
}
