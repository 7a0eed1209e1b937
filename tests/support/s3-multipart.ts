import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 's3rver'

/** Requests that the service answers with 503, so that tests see what happens then. */
export interface S3Mood {
  refuses?:
    | ((request: { method: string; partNumber: string | undefined }) => boolean | Promise<boolean>)
    | undefined
}

/**
 * The multipart calls that s3rver lacks: listing parts, aborting, and 404 for an upload that has ended. Like s3rver, it
 * stores an upload in a folder with `1`, `1.md5` and so on.
 */
export const multipartUploads =
  (folder: string, mood: S3Mood): Middleware =>
  async (context, next) => {
    const { uploadId, partNumber } = context.query
    if (uploadId === undefined) return next()
    if (await mood.refuses?.({ method: context.method, partNumber })) {
      context.req.resume()
      context.status = 503
      return undefined
    }
    const upload = join(folder, uploadId)
    const names = await readdir(upload).catch(() => undefined)
    if (!names) {
      context.status = 404
      context.body = { Error: { Code: 'NoSuchUpload', Message: 'The upload does not exist.' } }
      return undefined
    }
    if (context.method === 'DELETE') {
      await rm(upload, { recursive: true })
      context.status = 204
      return undefined
    }
    if (context.method !== 'GET') return next()
    const numbers = names.filter((name) => /^\d+$/.test(name) && names.includes(`${name}.md5`))
    const Part = await Promise.all(
      numbers.map(async (number) => ({
        PartNumber: number,
        ETag: `"${await readFile(join(upload, `${number}.md5`), 'utf8')}"`,
        Size: (await stat(join(upload, number))).size,
      })),
    )
    context.body = { ListPartsResult: { IsTruncated: false, Part } }
    return undefined
  }
