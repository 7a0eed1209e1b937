import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Address } from '../config/storage-address.ts'
import { checkKey, isKey, StoredFileIsMissing } from './keys.ts'
import { StorageUnavailable } from './storage.errors.ts'
import type { Storage } from './storage.ts'

/** A hanging service is tried twice, so that the caller gets an error within 10 s. */
const ATTEMPTS = 2
const CONNECTED_WITHIN_MS = 1_500
/** How long the start of an answer may take, and then each further part that is being waited for. */
const ANSWERED_WITHIN_MS = 4_000
/** Sending takes as long as it needs, as long as bytes keep moving. */
const SILENT_FOR_MS = 4_000

function clientConfig({ endpoint, region, credentials }: S3Address) {
  return {
    maxAttempts: ATTEMPTS,
    region: region ?? 'us-east-1',
    // Self-hosted services have no host name for each bucket, and few support the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies S3ClientConfig
}

/** The configuration of a client that sends bytes. */
export function sendingConfig(address: S3Address) {
  const requestHandler = { connectionTimeout: CONNECTED_WITHIN_MS, socketTimeout: SILENT_FOR_MS }
  return { ...clientConfig(address), requestHandler } satisfies S3ClientConfig
}

/** Files in a bucket of any S3-compatible service. The bucket controls access; it must not be public. */
export function openBucket(address: S3Address): Storage {
  const { bucket } = address
  const client = new S3Client({
    ...clientConfig(address),
    requestHandler: {
      connectionTimeout: CONNECTED_WITHIN_MS,
      requestTimeout: ANSWERED_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  })
  const sender = new S3Client(sendingConfig(address))
  const diskOver = (over: S3Client) =>
    new Disk(new S3Driver({ client: over, bucket, visibility: 'private', supportsACL: false }))
  const [disk, sending] = [diskOver(client), diskOver(sender)]
  return {
    async put(key, bytes, { size, type }) {
      try {
        await sending.putStream(checkKey(key), bytes, { contentLength: size, contentType: type })
      } catch (error) {
        // Some services keep the part sent before a disconnect. Waiting for one that hangs would hang here too.
        void disk.delete(key).catch(() => undefined)
        return asRefusal(error)
      }
    },
    async get(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const command = new GetObjectCommand({ Bucket: bucket, Key: checkKey(key), ...wanted })
      const { Body } = await client.send(command).catch(asRefusal)
      const bytes = Body as Readable
      const given = Readable.from(unlessSilent(bytes), { objectMode: false })
      // A generator that was never started would leave the connection open.
      return given.once('close', () => bytes.destroy())
    },
    async head(key) {
      const facts = await disk.getMetaData(checkKey(key)).catch(asRefusal)
      return { size: facts.contentLength, type: facts.contentType }
    },
    exists: async (key) => disk.exists(checkKey(key)).catch(asRefusal),
    move: async (from, to) => disk.move(checkKey(from), checkKey(to)).catch(asRefusal),
    delete: async (key) => disk.delete(checkKey(key)).catch(asRefusal),
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key: key = '', Size: size = 0 } of Contents) if (isKey(key)) yield { key, size }
      }
    },
    async expectThere() {
      // A key without permission to list gets 403, but may still store files.
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: S3ServiceException) => {
        if (error.$metadata?.httpStatusCode !== 403) throw error
      })
    },
    close() {
      client.destroy()
      sender.destroy()
    },
  }
}

/**
 * Passes the bytes through; fails once they stop coming. Readers may be as slow as their network: only requested bytes
 * can be late.
 */
async function* unlessSilent(bytes: Readable): AsyncGenerator<Buffer> {
  const wait = () => setTimeout(() => bytes.destroy(new StorageUnavailable()), ANSWERED_WITHIN_MS)
  let late = wait()
  try {
    for await (const part of bytes) {
      clearTimeout(late)
      yield part
      late = wait()
    }
  } finally {
    clearTimeout(late)
  }
}

const asRefusal = (error: unknown): never => {
  throw bucketRefusal(error) ?? error
}

/**
 * The meaning of a service's error, or of a missing answer; undefined for other errors. Looks through the causes:
 * flydrive wraps them.
 */
export function bucketRefusal(error: unknown): StoredFileIsMissing | StorageUnavailable | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { $metadata, name, syscall } = cause as Error & {
      $metadata?: { httpStatusCode?: number }
      syscall?: string
    }
    const status = $metadata?.httpStatusCode
    if (status === 404) return new StoredFileIsMissing({ cause })
    const isAway = name === 'TimeoutError' || syscall === 'connect' || syscall === 'getaddrinfo'
    if (isAway || (status !== undefined && status >= 500)) return new StorageUnavailable({ cause })
  }
  return undefined
}
