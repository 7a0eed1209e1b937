import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import canonicalize from 'canonicalize'
import { keyFor } from '#platform/crypto/key-for.ts'

/** The prefix of the seed in an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** The base 58 alphabet, as in Bitcoin. */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The prefix of an Ed25519 Multikey. */
const ED25519 = Buffer.from([0xed, 0x01])

export interface Unsigned {
  '@context': readonly string[]
}

/** Signs badges with its own key. */
export interface BadgeSigner {
  /** The public key as a Multikey. */
  publicKey: string
  /**
   * Signs a document with one proof of the suite `eddsa-jcs-2022` (W3C, Data Integrity EdDSA Cryptosuites 1.0). The
   * result is deterministic.
   */
  sign<Document extends Unsigned>(
    document: Document,
    by: { verificationMethod: string; created: Date },
  ): Document & { proof: Record<string, unknown>[] }
}

export function badgeSigner(secretKey: string): BadgeSigner {
  const seed = keyFor('open-badges', secretKey).export()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: multibase(Buffer.concat([ED25519, Buffer.from(x, 'base64url')])),
    sign(document, { verificationMethod, created }) {
      const options = {
        '@context': document['@context'],
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        created: secondsOf(created),
        verificationMethod,
        proofPurpose: 'assertionMethod',
      }
      const signature = sign(null, signedBytes(document, options), key)
      return { ...document, proof: [{ ...options, proofValue: multibase(signature) }] }
    },
  }
}

/** Bytes as multibase in base 58, which starts with a `z` (Controlled Identifiers 1.0, section 2.4). */
export function multibase(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${LETTERS[Number(number % 58n)]}${text}`
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`
}

/** The bytes to sign: the hash of the proof without its value, then that of the document without its proof. */
function signedBytes(document: object, options: object): Buffer {
  return Buffer.concat([options, document].map(hashOf))
}

/** ISO 8601 in UTC, in the format of XML Schema's dateTimeStamp. */
export const secondsOf = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`

function hashOf(value: object): Buffer {
  return createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest()
}
