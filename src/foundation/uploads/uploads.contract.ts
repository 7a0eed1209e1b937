import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, optionalField, repeatable, success } from '#contract/wire.ts'

const MEGABYTE = 1024 * 1024
/** The most bytes of one file. */
export const MOST_BYTES = 25 * MEGABYTE
export const MOST_VIDEO_BYTES = 200 * MEGABYTE
/** The types of pictures that can be uploaded, as a file field accepts them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
/** The path for parts of resumable uploads (tus 1.0). */
export const RESUMABLE_PATH = '/master/tus'

export const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE)

/** The most files in one call. */
export const MOST_FILES = 10

export const FILE_KINDS = ['picture', 'pdf', 'word', 'excel', 'powerpoint', 'audio', 'video', 'text'] as const
export const fileKind = z.enum(FILE_KINDS)
export type FileKind = z.output<typeof fileKind>

/** An uploaded file that waits for a day to be used. */
export const temporaryFile = z.object({
  id: z.int(),
  name: z.string(),
  media_type: z.string(),
  /** Stored size in bytes; pictures are re-encoded in their own format. */
  size: z.int(),
  kind: fileKind,
  is_resource_file: z.literal(false),
})
export type TemporaryFile = z.output<typeof temporaryFile>

export const uploadsContract = {
  uploadTemporaryFiles: endpoint({
    method: 'POST',
    path: '/master/temp-file-upload/',
    summary: 'Uploads temporary files, which are kept for a day',
    files: { most: MOST_FILES, bytes: MOST_VIDEO_BYTES },
    reply: success(z.array(temporaryFile)),
    errors: [
      'NotSignedIn',
      'NoFile',
      'FileTooLarge',
      'FileTypeNotAllowed',
      'PictureTooLarge',
      'FileIsDamaged',
      'QuotaExceeded',
      'TooManyUploadsAtOnce',
      'FileHasVirus',
      'ScannerAway',
    ],
  }),
  listTemporaryFiles: endpoint({
    method: 'GET',
    path: '/master/temp-file/list/',
    summary:
      'Returns those of the named files that are still temporary and belong to the caller, in the order given',
    query: z.object({ id: optionalField(repeatable(id)) }),
    reply: success(z.array(temporaryFile)),
    errors: ['NotSignedIn'],
  }),
  getResumedFile: endpoint({
    method: 'GET',
    path: '/master/temp-file/{upload}/',
    summary: 'Returns the temporary file of a finished resumable upload',
    params: z.object({ upload: z.string().max(60) }),
    reply: success(temporaryFile),
    errors: ['UploadNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof uploadsContract> {}
}
