import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import { DIGEST, NOTIFICATION_TOPICS, type NotificationTopic } from '../../notifications.contract.ts'
import { isFixed } from './usual-choices.ts'

/** Mails that can be ended: those of a topic, or the one that gathers. */
export type EndedMails = NotificationTopic | typeof DIGEST

interface Subscription {
  user_id: number
  topic: EndedMails
}

export interface UnsubscribeLink {
  /** The page that asks once more, for the end of the mail. */
  page: string
  /** The headers for the mailbox's own button (RFC 2369, RFC 8058). */
  headers: Record<string, string>
}

/** Makes and reads the links that end mails. They hold for ever and need no session: the signature is the right. */
export interface UnsubscribeLinks {
  /** The page is in the language, where one is named. */
  linkOf(subscription: Subscription & { language?: TextLanguage }): UnsubscribeLink
  /** Reads a token; undefined where it is forged, altered, or about mails that always come. */
  read(token: string): Subscription | undefined
}

const isTopic = (text: string | undefined): text is EndedMails =>
  text === DIGEST ||
  NOTIFICATION_TOPICS.some((topic) => topic === text && !isFixed({ topic, channel: 'mail' }))

/** @param of publicUrl without a last slash */
export function unsubscribeLinks(of: { publicUrl: string; secretKey: string }): UnsubscribeLinks {
  const key = keyFor('unsubscribe', of.secretKey)
  const signatureOf = (words: string) => createHmac('sha256', key).update(words).digest()
  return {
    linkOf({ user_id, topic, language }) {
      const words = `${user_id}.${topic}`
      const token = `${words}.${signatureOf(words).toString('base64url')}`
      return {
        page: `${of.publicUrl}${addressIn(language, `/unsubscribe/${token}`)}`,
        headers: {
          'List-Unsubscribe': `<${of.publicUrl}/v2/notification/unsubscribe/?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    },
    read(token) {
      const [user = '', topic, signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(`${user}.${topic}`)
      // Bytes that decode alike in another writing are no token of ours.
      const isWhole = more.length === 0 && given.toString('base64url') === signature
      if (!isWhole || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return isTopic(topic) ? { user_id: Number(user), topic } : undefined
    },
  }
}
