import {
  deletePublicPicture,
  letGoOfUpload,
  publishUploadedPicture,
  storePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { FieldsError, NamedError } from '#platform/errors/named-error.ts'
import type { IncomingFiles } from '#platform/http/read-form.ts'
import { CAMPAIGN_PICTURE_SIZES, type CampaignPicture } from './campaign-pictures.ts'

/** Names of stored pictures. Null removes the picture; undefined keeps it. */
export type PictureNames = { [P in CampaignPicture]?: string | null | undefined }

interface PictureFields {
  logo_upload?: number | undefined
  cover_upload?: number | undefined
  remove_logo?: boolean | undefined
  remove_cover?: boolean | undefined
}

interface Sent<F extends PictureFields> {
  user_id: number
  files: IncomingFiles<F>
  now: Date
}

const PICTURES = ['logo', 'cover'] as const

/**
 * Reads a form with pictures, stores them in all sizes, then calls `write`, which returns its result and the pictures
 * no longer used. Those are deleted; if `write` fails, so are the new ones, and what was uploaded stays for another try.
 * @throws FileTypeNotAllowed, FileTooLarge, PictureTooLarge, FileIsDamaged, TooManyUploadsAtOnce, FileIsNoPicture,
 * UploadNotFound, all at the picture's field; and what `write` throws
 */
export async function withPictures<F extends PictureFields, T>(
  { db, uploads }: { db: Db; uploads: Uploads },
  { user_id, files, now }: Sent<F>,
  write: (
    fields: Omit<F, keyof PictureFields>,
    pictures: PictureNames,
  ) => Promise<{ made: T; unused: PictureNames }>,
): Promise<T> {
  const kept: PictureNames = {}
  const published: string[] = []
  const { made, unused } = await keepAndWrite().catch(async (error) => {
    await discard(uploads, kept)
    throw error
  })
  await discard(uploads, unused)
  for (const address of published) await letGoOfUpload(db, { address, now })
  return made

  async function keepAndWrite() {
    for await (const { field, name, bytes } of files) {
      const picture = PICTURES.find((one) => one === field)
      // Browsers send an empty file field as a file without a name.
      if (!picture || name === '' || kept[picture]) continue
      const sizes = CAMPAIGN_PICTURE_SIZES[picture]
      kept[picture] = await atField(picture, storePublicPicture(uploads, { userId: user_id, bytes, sizes }))
    }
    const { logo_upload, cover_upload, remove_logo, remove_cover, ...fields } = await files.fields()
    const ahead = { logo: logo_upload, cover: cover_upload }
    for (const picture of PICTURES) {
      const fileId = ahead[picture]
      if (fileId === undefined || kept[picture]) continue
      const of = { userId: user_id, fileId, sizes: CAMPAIGN_PICTURE_SIZES[picture], now }
      const { name, address } = await atField(picture, publishUploadedPicture(db, uploads, of))
      kept[picture] = name
      published.push(address)
    }
    const pictures = {
      logo: kept.logo ?? (remove_logo ? null : undefined),
      cover: kept.cover ?? (remove_cover ? null : undefined),
    }
    return write(fields, pictures)
  }
}

async function discard({ storage }: Uploads, names: PictureNames): Promise<void> {
  for (const picture of PICTURES) {
    const name = names[picture]
    if (name) await deletePublicPicture(storage, { name, sizes: CAMPAIGN_PICTURE_SIZES[picture] })
  }
}

/** Attaches an error to the picture's field. */
async function atField<T>(field: CampaignPicture, keeping: Promise<T>): Promise<T> {
  try {
    return await keeping
  } catch (error) {
    if (!(error instanceof NamedError)) throw error
    throw new FieldsError(error.code, error.message, [{ field, message: error.message }], error.status)
  }
}
