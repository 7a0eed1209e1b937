import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { withArrival } from '../arriving/arrivals.ts'
import { oneOfFew } from '../arriving/one-of-few.ts'
import { identifyFile } from '../checking/identify-file.ts'
import { FileIsNoPicture, FileTypeNotAllowed, UploadNotFound } from '../uploads.errors.ts'
import { findTemporary } from '../uploads.queries.ts'
import type { Uploads } from '../uploads.ts'

export interface PublicPictureSize {
  /** Part of the address: `96`. */
  label: number
  width: number
  height: number
  fit: 'cover' | 'inside'
}

/** A size in pixels that a picture fills and is cropped to, named by its width. */
export const cover = (width: number, height: number): PublicPictureSize => ({
  label: width,
  width,
  height,
  fit: 'cover',
})
const square = (side: number) => cover(side, side)
export const AVATAR_SIZES = [square(96), square(256), square(512)] as const

/** A UUID, then a tiny preview (`PictureSize.blur`) if the picture isn't square, and the size. */
const NAME_AND_LABEL = /^([0-9a-f-]{36}(?:-[0-9a-f]{18})?)-\d{1,4}$/

/**
 * Stores a public picture, such as a portrait or a logo, in each of the sizes.
 * @returns its name, for `publicPictureAddress` and to store in a row
 * @throws FileTypeNotAllowed, FileTooLarge, PictureTooLarge, FileIsDamaged, TooManyUploadsAtOnce, FileHasVirus,
 * ScannerAway
 */
export function storePublicPicture(
  uploads: Uploads,
  sent: { userId: number; bytes: Readable; sizes: readonly PublicPictureSize[] },
): Promise<string> {
  return oneOfFew(sent.userId, () =>
    withArrival(uploads.arrivals, sent.bytes, async ({ path }) => {
      if ((await identifyFile(path)).kind !== 'picture') throw new FileTypeNotAllowed()
      await uploads.scanner.check(path)
      return makeAndKeep(uploads, { path, ...sent })
    }),
  )
}

/**
 * Publishes a picture that this person uploaded. Once its name is saved, the caller lets go of the upload's address.
 * @throws UploadNotFound if it's another person's or was swept, FileIsNoPicture
 */
export async function publishUploadedPicture(
  db: Db,
  uploads: Uploads,
  of: { userId: number; fileId: number; sizes: readonly PublicPictureSize[]; now: Date },
): Promise<{ name: string; address: string }> {
  const file = await findTemporary(db, of)
  if (!file) throw new UploadNotFound()
  if (file.kind !== 'picture') throw new FileIsNoPicture()
  const bytes = await uploads.storage.get(file.storage_key)
  const name = await withArrival(uploads.arrivals, bytes, ({ path }) => makeAndKeep(uploads, { path, ...of }))
  return { name, address: `/${file.storage_key}` }
}

async function makeAndKeep(
  { pictures, storage }: Uploads,
  { path, userId, sizes }: { path: string; userId: number; sizes: readonly PublicPictureSize[] },
): Promise<string> {
  const outputs = sizes.map((size, at) => ({
    ...size,
    path: `${path}-${size.label}`,
    // One preview is enough; square portraits and logos are shown without one.
    tellsBlur: at === 0 && size.width !== size.height,
  }))
  let name = ''
  try {
    const made = await pictures.remake(path, { person: userId, outputs })
    name = [randomUUID(), made[0]?.blur].filter(Boolean).join('-')
    for (const [index, { label, path: from }] of outputs.entries()) {
      const size = made[index]?.bytes ?? 0
      await storage.put(publicPictureKey(`${name}-${label}`), createReadStream(from), {
        size,
        type: 'image/webp',
      })
    }
    return name
  } catch (error) {
    if (name) await deletePublicPicture(storage, { name, sizes })
    throw error
  } finally {
    await Promise.all(outputs.map((output) => rm(output.path, { force: true })))
  }
}

/**
 * Replaces a stored picture by another and deletes the old one. `write` stores the new name in a row and returns the
 * name that was there.
 * @returns the new name
 * @throws what `write` throws; the new picture is then deleted
 */
export async function replacePublicPicture(
  uploads: Uploads,
  { name, sizes }: { name: string; sizes: readonly PublicPictureSize[] },
  write: (name: string) => Promise<string | null>,
): Promise<string> {
  const before = await write(name).catch(async (error) => {
    await deletePublicPicture(uploads.storage, { name, sizes })
    throw error
  })
  if (before) await deletePublicPicture(uploads.storage, { name: before, sizes })
  return name
}

export async function deletePublicPicture(
  storage: Storage,
  { name, sizes }: { name: string; sizes: readonly PublicPictureSize[] },
): Promise<void> {
  await Promise.all(publicPictureKeys({ name, sizes }).map((key) => storage.delete(key)))
}

/** The key of each size, in the order of `sizes`. */
export function publicPictureKeys(of: { name: string; sizes: readonly PublicPictureSize[] }): string[] {
  return of.sizes.map(({ label }) => publicPictureKey(`${of.name}-${label}`))
}

/** The address of one size. It never shows another picture, so it can be cached forever. */
export function publicPictureAddress(name: string, label: number): string {
  return `/pictures/${name}-${label}.webp`
}

export function isPublicPicture(nameAndLabel: string): boolean {
  return NAME_AND_LABEL.test(nameAndLabel)
}

/** The name in an address; null for a drawing. */
export function publicPictureName(address: string | null): string | null {
  const [, nameAndLabel = ''] = /^\/pictures\/(.+)\.webp$/.exec(address ?? '') ?? []
  return NAME_AND_LABEL.exec(nameAndLabel)?.[1] ?? null
}

export function publicPictureKey(nameAndLabel: string): string {
  return `pictures/${nameAndLabel.slice(0, 2)}/${nameAndLabel}`
}
