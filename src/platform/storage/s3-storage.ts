import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Address } from '../config/storage-address.ts'
import { checkKey, StoredFileIsMissing } from './keys.ts'
import type { Storage } from './storage.ts'

/** Files in a bucket of any service that speaks S3. Access lists are left to the bucket, which must not be public. */
export function openBucket({ bucket, endpoint, region, credentials }: S3Address): Storage {
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Services of one's own have no host name for each bucket, and few know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    async put(key, bytes, { size, type }) {
      try {
        await disk.putStream(checkKey(key), bytes, { contentLength: size, contentType: type })
      } catch (error) {
        // Some services keep the half that came before the cut.
        await disk.delete(key).catch(() => undefined)
        throw error
      }
    },
    async get(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const command = new GetObjectCommand({ Bucket: bucket, Key: checkKey(key), ...wanted })
      const { Body } = await client.send(command).catch((error: unknown) => asMissing(error))
      return Body as Readable
    },
    async head(key) {
      const facts = await disk.getMetaData(checkKey(key)).catch((error: Error) => asMissing(error.cause))
      return { size: facts.contentLength, type: facts.contentType }
    },
    exists: async (key) => disk.exists(checkKey(key)),
    move: async (from, to) => disk.move(checkKey(from), checkKey(to)),
    delete: async (key) => disk.delete(checkKey(key)),
    close: () => client.destroy(),
  }
}

function asMissing(cause: unknown): never {
  const { $metadata } = (cause ?? {}) as { $metadata?: { httpStatusCode?: number } }
  throw $metadata?.httpStatusCode === 404 ? new StoredFileIsMissing({ cause }) : cause
}
