import { z } from 'zod'

export interface FolderAddress {
  kind: 'folder'
  folder: string
}

export interface S3Address {
  kind: 's3'
  bucket: string
  /** Not set: Amazon's own endpoint for the region. */
  endpoint: string | undefined
  region: string | undefined
  /** Not set: the machine's service account. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

export type StorageAddress = FolderAddress | S3Address

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const s3Query = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
})

/** `file:///folder` or `s3://bucket?endpoint=https://…&region=…`, without credentials. */
export const storageAddress = z.string().transform((given, context): StorageAddress => {
  const address = URL.canParse(given) ? parse(new URL(given)) : undefined
  if (address) return address
  context.addIssue({ code: 'custom', message: 'no address of a storage' })
  return z.NEVER
})

function parse({ protocol, host, hostname, pathname, searchParams }: URL): StorageAddress | undefined {
  if (protocol === 'file:' && host === '' && pathname.length > 1) {
    return { kind: 'folder', folder: decodeURIComponent(pathname) }
  }
  const query = s3Query.safeParse(Object.fromEntries(searchParams))
  if (protocol !== 's3:' || !BUCKET.test(hostname) || pathname.length > 1 || !query.success) return undefined
  const { endpoint, region } = query.data
  return { kind: 's3', bucket: hostname, endpoint, region, credentials: undefined }
}
