import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import { mailboxOf } from '../list/mailbox.ts'

interface Stopping {
  /** The invitation whose email contained the link. It may have been deleted since. */
  invitation_id: number
  address_hash: string
}

export interface StopLink {
  /** The page that asks for confirmation; linked at the end of the email. */
  page: string
  /** Headers for one-click unsubscribe (RFC 2369, RFC 8058). */
  headers: Record<string, string>
}

/**
 * Creates and reads unsubscribe links. They never expire, whatever happens to the campaign: the token itself
 * identifies the address by the keyed hash that opt-outs are stored as.
 */
export interface StopLinks {
  /** The hashes an opt-out may be stored under: of the mailbox, and of the address as written, as in older links. */
  hashesOf(email: string): [mailbox: string, address: string]
  /** The page is in `language`, if given. */
  linkOf(invitation: { id: number; email: string; language?: TextLanguage }): StopLink
  /** Undefined for a forged or altered token. */
  read(token: string): Stopping | undefined
}

/** @param of publicUrl without a trailing slash */
export function stopLinks(of: { publicUrl: string; secretKey: string }): StopLinks {
  const hashing = keyFor('invitation-opt-out', of.secretKey)
  const signing = keyFor('invitation-stop', of.secretKey)
  const hash = (words: string) => createHmac('sha256', hashing).update(words).digest('base64url')
  const hashesOf = (email: string): [string, string] => [hash(mailboxOf(email)), hash(email.toLowerCase())]
  const signatureOf = (words: string) => createHmac('sha256', signing).update(words).digest()
  return {
    hashesOf,
    linkOf({ id, email, language }) {
      const words = `${id}.${hashesOf(email)[0]}`
      const token = `${words}.${signatureOf(words).toString('base64url')}`
      return {
        page: `${of.publicUrl}${addressIn(language, `/invitations/stop/${token}`)}`,
        headers: {
          'List-Unsubscribe': `<${of.publicUrl}/program/invitation/stop/?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    },
    read(token) {
      const [id = '', address_hash = '', signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(`${id}.${address_hash}`)
      // A signature in any other base64url spelling of the same bytes isn't ours.
      const isWhole = more.length === 0 && given.toString('base64url') === signature
      if (!isWhole || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return { invitation_id: Number(id), address_hash }
    },
  }
}
