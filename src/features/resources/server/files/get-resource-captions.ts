import type { Cue } from '#contract/captions.ts'
import { CaptionsNotFound } from '#platform/captions/captions.errors.ts'
import { readCaptions } from '#platform/captions/read-captions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Asking } from '../visible-resource.queries.ts'
import { findResourceFile } from './find-resource-file.queries.ts'
import { findResourceCaptions } from './resource-captions.queries.ts'

interface OfFile {
  /** The id of the row in `resource_files`. */
  id: number
  language: string
}

/** The captions as stored. @throws UploadNotFound, CaptionsNotFound */
export async function getResourceCaptions(db: Db, viewer: Asking, { id, language }: OfFile): Promise<string> {
  const file = await findResourceFile(db, viewer, id)
  const vtt = await findResourceCaptions(db, { resource_file_id: file.id, language })
  if (vtt === undefined) throw new CaptionsNotFound()
  return vtt
}

/** @throws UploadNotFound, CaptionsNotFound */
export async function getResourceTranscript(db: Db, viewer: Asking, of: OfFile): Promise<Cue[]> {
  return readCaptions(await getResourceCaptions(db, viewer, of))
}
