import { createHash, createPublicKey, verify } from 'node:crypto'
import canonicalize from 'canonicalize'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Any parsed JSON. */
// biome-ignore lint/suspicious/noExplicitAny: what another program reads has none of our types
type Json = any

/**
 * Verifies a badge as other software would: by its issuer's published profile, without any of our code (W3C, Data
 * Integrity EdDSA Cryptosuites 1.0, section 3.3).
 */
export function isGenuine(badge: Json, profile: Json): boolean {
  const {
    proof: [proof],
    ...document
  } = badge
  const { proofValue, ...options } = proof
  const method = profile.verificationMethod.find(({ id }: Json) => id === proof.verificationMethod)
  const isAllowed = method?.controller === badge.issuer.id && profile.assertionMethod.includes(method.id)
  if (!isAllowed || proof.cryptosuite !== 'eddsa-jcs-2022') return false
  const hash = (value: unknown) =>
    createHash('sha256')
      .update(canonicalize(value) ?? '')
      .digest()
  const x = bytesOf(method.publicKeyMultibase).subarray(2).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.concat([hash(options), hash(document)]), key, bytesOf(proofValue))
}

function bytesOf(multibase: string): Buffer {
  let number = 0n
  for (const letter of multibase.slice(1)) number = number * 58n + BigInt(LETTERS.indexOf(letter))
  const hex = number === 0n ? '' : number.toString(16)
  // Each letter `1` in front is a zero byte, as one signature in 256 begins.
  const zeros = Buffer.alloc(/^1*/.exec(multibase.slice(1))?.[0].length ?? 0)
  return Buffer.concat([zeros, Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}
