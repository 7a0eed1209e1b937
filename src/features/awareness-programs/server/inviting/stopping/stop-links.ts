import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import { mailboxOf } from '../list/mailbox.ts'

interface Stopping {
  /** The invitation whose mail carried the link. It may be deleted since. */
  invitation_id: number
  address_hash: string
}

export interface StopLink {
  /** The page that asks once more, for the end of the mail. */
  page: string
  /** The headers for the mailbox's own button (RFC 2369, RFC 8058). */
  headers: Record<string, string>
}

/**
 * Makes and reads the links that end invitations. They hold for ever, whatever becomes of the campaign: the token
 * itself names the address, as the keyed hash that opt-outs are kept as.
 */
export interface StopLinks {
  /** What opt-outs may know the address by: its mailbox, and the address as it is written, as links once named it. */
  hashesOf(email: string): [mailbox: string, address: string]
  /** The page is in the language, where one is named. */
  linkOf(invitation: { id: number; email: string; language?: TextLanguage }): StopLink
  /** Undefined for a token that is forged or altered. */
  read(token: string): Stopping | undefined
}

/** @param of publicUrl without a last slash */
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
      // Bytes that decode alike in another writing are no token of ours.
      const isWhole = more.length === 0 && given.toString('base64url') === signature
      if (!isWhole || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return { invitation_id: Number(id), address_hash }
    },
  }
}
