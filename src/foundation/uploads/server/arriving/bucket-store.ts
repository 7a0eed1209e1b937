import type { Readable } from 'node:stream'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS } from '@tus/server'
import type { S3Address } from '#platform/config/storage-address.ts'
import { StoredFileIsMissing } from '#platform/storage/keys.ts'
import { bucketRefusal, sendingConfig } from '#platform/storage/s3-storage.ts'

/** S3 accepts parts of 5 MB or more. Our own client sends this many bytes per request (`ui/send-resumable.ts`). */
export const PART_BYTES = 8 * 1024 * 1024
/** Other processes change what a cache would hold. */
const NO_CACHE = { get: async () => undefined, set: async () => undefined, delete: async () => undefined }

/**
 * An upload in a bucket is a multipart upload, `12-9f….info`, and the bytes that don't fill a part yet. The library's
 * store assumes that only one process writes and that no request to S3 fails. Our changes keep the bytes right without
 * that: each part has the same bytes whichever process writes it, none follows a missing one, and the bytes that don't
 * fill a part belong to a known number of parts.
 */
export class BucketStore extends S3Store {
  private readonly writing = new Map<string, Promise<unknown>>()
  private readonly wholeParts = new Map<string, number>()

  constructor(address: S3Address, expirationPeriodInMilliseconds: number) {
    super({
      s3ClientConfig: { ...sendingConfig(address), bucket: address.bucket },
      expirationPeriodInMilliseconds,
      minPartSize: PART_BYTES,
      cache: NO_CACHE,
      // Few services other than Amazon's support tags.
      useTags: false,
    })
  }

  /** All parts but the last have this size, so that a part's number says which bytes it has. */
  protected override calcOptimalPartSize(): number {
    return PART_BYTES
  }

  protected override async retrieveParts(id: string, after?: string) {
    const parts = await super.retrieveParts(id, after)
    if (after === undefined) this.wholeParts.set(id, parts.length)
    return parts
  }

  protected override partKey(id: string, isIncomplete = false): string {
    return isIncomplete ? `${id}.after-${this.wholeParts.get(id) ?? 0}` : id
  }

  protected override uploadPart(metadata: MetadataValue, bytes: Readable, partNumber: number) {
    const { id } = metadata.file
    return this.inTurn(id, async () => {
      const tag = await super.uploadPart(metadata, bytes, partNumber)
      this.wholeParts.set(id, partNumber)
      return tag
    })
  }

  protected override uploadIncompletePart(id: string, bytes: Readable) {
    return this.inTurn(id, () => super.uploadIncompletePart(id, bytes))
  }

  /** The library sends parts in parallel, and a later one would stay if an earlier one failed. */
  private async inTurn<T>(id: string, send: () => Promise<T>): Promise<T> {
    const sent = (this.writing.get(id) ?? Promise.resolve()).then(send)
    this.writing.set(id, sent)
    return sent
  }

  override async getUpload(id: string) {
    try {
      return await super.getUpload(id)
    } finally {
      if (!this.writing.has(id)) this.wholeParts.delete(id)
    }
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    this.writing.set(id, Promise.resolve())
    try {
      return await super.write(bytes, id, offset)
    } catch (error) {
      // Nothing is left to write: the last request got no answer and is repeated.
      const isWhole = isMissing(error) && (await this.getUpload(id)).size === offset
      if (isWhole) return offset
      throw error
    } finally {
      this.writing.delete(id)
      this.wholeParts.delete(id)
    }
  }

  /** The announced size in bytes; undefined if it is announced later. */
  async announcedBytes(id: string): Promise<number | undefined> {
    return (await this.getMetadata(id)).file.size
  }

  /** The library doesn't remove the bytes that don't fill a part, nor a complete upload. */
  override async remove(id: string): Promise<void> {
    const info = this.infoKey(id)
    const keys: string[] = []
    for await (const { key } of this.keysOf(id)) keys.push(key)
    if (keys.length === 0) throw ERRORS.FILE_NOT_FOUND
    if (keys.includes(info)) {
      const { 'upload-id': UploadId } = await this.getMetadata(id)
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId }).catch(unlessMissing)
    }
    // The object that says how to find the rest goes last.
    for (const key of [...keys.filter((one) => one !== info), info])
      await this.client.deleteObject({ Bucket: this.bucket, Key: key })
  }

  close(): void {
    this.client.destroy()
  }

  /** Objects of uploads whose ids start with this, with the upload of each. */
  async *keysOf(beginning: string): AsyncGenerator<{ key: string; id: string; changedAt: Date }> {
    let token: string | undefined
    do {
      const page = await this.client.listObjectsV2({
        Bucket: this.bucket,
        Prefix: beginning,
        // Stored files are in folders.
        Delimiter: '/',
        ...(token === undefined ? {} : { ContinuationToken: token }),
      })
      for (const { Key: key = '', LastModified: changedAt = new Date() } of page.Contents ?? []) {
        const id = /^(\d+-[0-9a-f-]{36})(?:\.info|\.after-\d+)?$/.exec(key)?.[1]
        if (id !== undefined) yield { key, id, changedAt }
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
  }
}

export const isMissing = (error: unknown): boolean => bucketRefusal(error) instanceof StoredFileIsMissing

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
