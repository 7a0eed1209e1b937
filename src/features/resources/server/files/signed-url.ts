import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { keyFor } from '#platform/crypto/key-for.ts'

/** How long a signed URL is valid, for the other site to fetch the file. */
const VALID_SECONDS = 10 * 60

/** The configured external viewer, and the key of the signed URLs that it fetches. */
export interface UrlSigner {
  key: KeyObject
  /** `{url}` is replaced by the file's address. */
  viewer: string
  /** Shown to people before they go there. */
  host: string
  /** The public base URL, without a trailing slash. */
  publicUrl: string
}

/** The signer of URLs for the external viewer; null if the operator hasn't configured one. */
export function urlSignerOf({ links, secretKey, http }: Config): UrlSigner | null {
  const viewer = links.officeViewer
  if (viewer === undefined) return null
  const key = keyFor('file lent to a viewer', secretKey)
  return { key, viewer, host: new URL(viewer).host, publicUrl: http.publicUrl }
}

/** A token for one file until it expires: `{seconds since 1970}-{signature}`. */
export function tokenFor(key: KeyObject, { id, now }: { id: number; now: Date }): string {
  const until = String(Math.floor(now.getTime() / 1_000) + VALID_SECONDS)
  return `${until}-${signed(key, { id, until }).toString('base64url')}`
}

/** Whether this token belongs to this file and hasn't expired. */
export function isTokenValid(key: KeyObject, of: { id: number; token: string; now: Date }): boolean {
  const [, until, signature] = /^(\d{1,12})-([\w-]{43})$/.exec(of.token) ?? []
  if (until === undefined || signature === undefined) return false
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), signed(key, { id: of.id, until }))
  return isSigned && of.now.getTime() < Number(until) * 1_000
}

function signed(key: KeyObject, { id, until }: { id: number; until: string }): Buffer {
  return createHmac('sha256', key).update(`${id} ${until}`).digest()
}
