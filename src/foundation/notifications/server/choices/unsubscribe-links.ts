import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { keysFor, type Secrets, signatures } from '#platform/crypto/key-for.ts'
import { DIGEST, NOTIFICATION_TOPICS, type NotificationTopic } from '../../notifications.contract.ts'
import { isFixed } from './usual-choices.ts'

/** Emails that people can unsubscribe from: those of a topic, or the digest. */
export type EndedMails = NotificationTopic | typeof DIGEST

interface Subscription {
  user_id: number
  topic: EndedMails
}

export interface UnsubscribeLink {
  /** The page that asks for confirmation, linked at the end of the email. */
  page: string
  /** The headers for the email client's own button (RFC 2369, RFC 8058). */
  headers: Record<string, string>
}

/** Makes and reads unsubscribe links. They never expire and need no session: the signature authorises them. */
export interface UnsubscribeLinks {
  /** Links to the page in the given language, if any. */
  linkOf(subscription: Subscription & { language?: TextLanguage }): UnsubscribeLink
  /** Reads a token; undefined if it's forged, altered, or about emails that can't be turned off. */
  read(token: string): Subscription | undefined
}

const isTopic = (text: string | undefined): text is EndedMails =>
  text === DIGEST ||
  NOTIFICATION_TOPICS.some((topic) => topic === text && !isFixed({ topic, channel: 'mail' }))

/** @param of publicUrl without a trailing slash */
export function unsubscribeLinks(of: Secrets & { publicUrl: string }): UnsubscribeLinks {
  const { sign, isSigned } = signatures(keysFor('unsubscribe', of))
  return {
    linkOf({ user_id, topic, language }) {
      const words = `${user_id}.${topic}`
      const token = `${words}.${sign(words)}`
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
      if (more.length > 0 || !isSigned(`${user}.${topic}`, signature)) return undefined
      return isTopic(topic) ? { user_id: Number(user), topic } : undefined
    },
  }
}
