import { createHmac } from 'node:crypto'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { keysFor, type Secrets, signatures } from '#platform/crypto/key-for.ts'
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
  /**
   * The hashes an opt-out may be stored under: of the mailbox, which new ones are stored under, and of the address as
   * written, as in older links; then both by the keys of former secrets.
   */
  hashesOf(email: string): [mailbox: string, address: string, ...former: string[]]
  /** The page is in `language`, if given. */
  linkOf(invitation: { id: number; email: string; language?: TextLanguage }): StopLink
  /** Undefined for a forged or altered token. */
  read(token: string): Stopping | undefined
}

/** @param of publicUrl without a trailing slash */
export function stopLinks(of: Secrets & { publicUrl: string }): StopLinks {
  const [hashing, ...former] = keysFor('invitation-opt-out', of)
  const { sign, isSigned } = signatures(keysFor('invitation-stop', of))
  const hash = (words: string, key = hashing) => createHmac('sha256', key).update(words).digest('base64url')
  const hashesOf = (email: string): [string, string, ...string[]] => {
    const [mailbox, address] = [mailboxOf(email), email.toLowerCase()]
    return [
      hash(mailbox),
      hash(address),
      ...former.flatMap((key) => [hash(mailbox, key), hash(address, key)]),
    ]
  }
  return {
    hashesOf,
    linkOf({ id, email, language }) {
      const words = `${id}.${hashesOf(email)[0]}`
      const token = `${words}.${sign(words)}`
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
      if (more.length > 0 || !isSigned(`${id}.${address_hash}`, signature)) return undefined
      return { invitation_id: Number(id), address_hash }
    },
  }
}
