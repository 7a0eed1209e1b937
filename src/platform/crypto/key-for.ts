import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The secret of the configuration, and earlier ones: what they signed stays valid. */
export interface Secrets {
  secretKey: string
  /** Newest first. */
  formerKeys?: readonly string[] | undefined
}

/** Derives a separate key for each use from one secret (RFC 5869). 32 bytes. */
export function keyFor(use: string, secret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'pankh', use, 32)))
}

/** The key that signs, then those of earlier secrets, which only verify. */
export const keysFor = (
  use: string,
  { secretKey, formerKeys = [] }: Secrets,
): [KeyObject, ...KeyObject[]] => [keyFor(use, secretKey), ...formerKeys.map((former) => keyFor(use, former))]

/** Signs text with the first key and accepts signatures of all (HMAC SHA-256, base64url). */
export function signatures([own, ...former]: [KeyObject, ...KeyObject[]]) {
  const signatureOf = (words: string, key = own) => createHmac('sha256', key).update(words).digest()
  return {
    sign: (words: string): string => signatureOf(words).toString('base64url'),
    /** Whether one of the keys signed the text. Another encoding of the same bytes is rejected. */
    isSigned(words: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url')
      if (given.toString('base64url') !== signature) return false
      return [own, ...former].some((key) => {
        const right = signatureOf(words, key)
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}
