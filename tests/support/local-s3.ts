import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Address } from '#platform/config/storage-address.ts'
import { multipartUploads, type S3Mood } from './s3-multipart.ts'

const BUCKET = 'pankh-test'

/** A small S3 service on this machine with one empty bucket. */
export async function startS3(): Promise<{
  address: S3Address
  mood: S3Mood
  /** Multipart uploads that were neither completed nor aborted. */
  unfinished: () => Promise<string[]>
  stop: () => Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'pankh-s3-'))
  const service = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const mood: S3Mood = {}
  const unfinished = join(directory, BUCKET, '._S3rver_uploads')
  // Before the last one, which answers.
  service.middleware.splice(-1, 0, multipartUploads(unfinished, mood))
  const { port } = await service.run()
  return {
    address: {
      kind: 's3',
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    mood,
    unfinished: () => readdir(unfinished).catch(() => []),
    stop: async () => {
      await service.close()
      await rm(directory, { recursive: true })
    },
  }
}
