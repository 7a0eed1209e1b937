import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key of its own for each use, so that one secret serves them all (RFC 5869). 32 bytes. */
export function keyFor(use: string, secret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'pankh', use, 32)))
}
