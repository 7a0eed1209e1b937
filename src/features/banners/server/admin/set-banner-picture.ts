import { recordChange } from '#foundation/audit/server/index.ts'
import {
  cover,
  deletePublicPicture,
  publicPictureAddress,
  publicPictureName,
  publishUploadedPicture,
  replacePublicPicture,
  type Uploads,
} from '#foundation/uploads/server/index.ts'
import { inBothTexts } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { type BannerDrawing, drawingAddress } from '../../banners.contract.ts'
import { findBanner, lockBanner, type OfBanner } from './find-banner.ts'
import { writeBannerPicture } from './write-banner.queries.ts'

const WIDTH = 800
/** In the shape of the strip on the home page; drawings are of it too. */
const SIZES = [cover(WIDTH, 420)]

interface GivenPicture {
  /** Of a temporary file. */
  upload_id?: number | undefined
  /** In its place; neither of both leaves the picture as it is. */
  drawing?: BannerDrawing | undefined
  alt_en?: string | undefined
  alt_hi?: string | undefined
}

type Of = OfBanner & { uploads: Uploads }

/**
 * Sets what a banner is shown on, and says what is on it in words. An uploaded picture that stood there is deleted.
 * @throws BannerNotFound, UploadNotFound, FileIsNoPicture
 */
export async function setBannerPicture(
  db: Db,
  viewer: { id: number },
  { upload_id, drawing, alt_en = '', alt_hi = '', uploads, ...of }: Of & GivenPicture,
): Promise<void> {
  const picture_alt = inBothTexts(alt_en, alt_hi)
  if (upload_id === undefined) {
    const picture = drawing && drawingAddress(drawing)
    const gone = await write(db, viewer, of, { picture, picture_alt })
    if (gone) await deletePublicPicture(uploads.storage, { name: gone, sizes: SIZES })
    return
  }
  // Nothing is made of a file for a banner that is not there.
  await findBanner(db, of)
  const sent = { userId: viewer.id, fileId: upload_id, sizes: SIZES, now: of.now }
  const name = await publishUploadedPicture(db, uploads, sent)
  await replacePublicPicture(uploads, { name, sizes: SIZES }, (kept) =>
    write(db, viewer, of, { picture: publicPictureAddress(kept, WIDTH), picture_alt }),
  )
}

/** After its banner is gone. */
export async function deleteBannerPicture(uploads: Uploads, picture: string): Promise<void> {
  const name = publicPictureName(picture)
  if (name) await deletePublicPicture(uploads.storage, { name, sizes: SIZES })
}

/** Answers the name of the uploaded picture that is shown no more. */
function write(
  db: Db,
  viewer: { id: number },
  of: OfBanner,
  { picture, picture_alt }: { picture: string | undefined; picture_alt: { en?: string; hi?: string } },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const { picture: was, alt_en, alt_hi } = await lockBanner(tx, of)
    const before = { picture: was, picture_alt: inBothTexts(alt_en, alt_hi) }
    const after = { picture: picture ?? was, picture_alt }
    await writeBannerPicture(tx, of.id, after)
    await recordChange(tx, { viewer, action: 'picture-set', kind: 'banner', ...of, before, after })
    return after.picture === was ? null : publicPictureName(was)
  })
}
