import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { dayAndTime } from '#ui-kit/dates.ts'
import type { NotificationTopic } from '../notifications.contract.ts'

interface Words {
  name: string
  title: string
  /** The other values of the kind. */
  params: Readonly<Record<string, string>>
  locale: TextLanguage
}

/** What the email says besides the sentence. */
export interface MailWords {
  text: (inputs: { email: string }, options: { locale: TextLanguage }) => string
  /** Why the person gets it. */
  reason: (inputs: { product: string }, options: { locale: TextLanguage }) => string
}

interface Kind {
  topic: NotificationTopic
  /** The email that `notify` sends; other kinds have an email of their own, or none. */
  mail: MailWords | null
  sentence: (words: Words) => string
}

/** Every kind of notification. */
const KINDS = {
  question_answered: {
    topic: 'answers',
    mail: { text: m.mail_notification_answers_text, reason: m.mail_notification_answers_reason },
    sentence: ({ name, title, locale }) => m.notification_question_answered({ name, title }, { locale }),
  },
  question_asked: {
    topic: 'answers',
    mail: { text: m.mail_notification_asked_text, reason: m.mail_notification_asked_reason },
    // Without the name: people who ask are shown by first name and initial only.
    sentence: ({ title, locale }) => m.notification_question_asked({ title }, { locale }),
  },
  new_resource: {
    topic: 'following',
    mail: { text: m.mail_notification_following_text, reason: m.mail_notification_following_reason },
    sentence: ({ name, title, locale }) => m.notification_new_resource({ name, title }, { locale }),
  },
  new_event: {
    topic: 'following',
    mail: { text: m.mail_notification_following_text, reason: m.mail_notification_following_reason },
    sentence: ({ name, title, locale }) => m.notification_new_event({ name, title }, { locale }),
  },
  place_offered: {
    topic: 'places',
    mail: null,
    sentence: ({ title, params, locale }) =>
      m.notification_place_offered({ title, until: untilOf(params, locale) }, { locale }),
  },
  certificate_ready: {
    topic: 'certificates',
    mail: null,
    sentence: ({ title, locale }) => m.notification_certificate_ready({ title }, { locale }),
  },
  certificate_unmailed: {
    topic: 'certificates',
    mail: { text: m.mail_notification_certificates_text, reason: m.mail_certificate_earned_reason },
    sentence: ({ title, locale }) => m.notification_certificate_ready({ title }, { locale }),
  },
  campaign_first: {
    topic: 'campaigns',
    mail: { text: m.mail_notification_campaigns_text, reason: m.mail_campaign_reason },
    sentence: ({ title, locale }) => m.notification_campaign_first({ title }, { locale }),
  },
  campaign_goal: {
    topic: 'campaigns',
    mail: { text: m.mail_notification_campaigns_text, reason: m.mail_campaign_reason },
    sentence: ({ title, params, locale }) =>
      m.notification_campaign_goal({ title, goal: params.goal ?? '' }, { locale }),
  },
  resource_hidden: {
    topic: 'moderation',
    mail: null,
    sentence: ({ title, locale }) => m.notification_resource_hidden({ title }, { locale }),
  },
  resource_restored: {
    topic: 'moderation',
    mail: null,
    sentence: ({ title, locale }) => m.notification_resource_restored({ title }, { locale }),
  },
  profile_hidden: {
    topic: 'moderation',
    mail: null,
    sentence: ({ locale }) => m.notification_profile_hidden({}, { locale }),
  },
  profile_restored: {
    topic: 'moderation',
    mail: null,
    sentence: ({ locale }) => m.notification_profile_restored({}, { locale }),
  },
  held_published: {
    topic: 'moderation',
    mail: { text: m.mail_notification_published_text, reason: m.mail_notification_moderation_reason },
    sentence: ({ title, locale }) => m.notification_moderator_published({ title }, { locale }),
  },
  held_refused: {
    topic: 'moderation',
    mail: { text: m.mail_write_if_unclear, reason: m.mail_notification_moderation_reason },
    sentence: ({ title, locale }) => m.notification_moderator_refused({ title }, { locale }),
  },
  held_refused_why: {
    topic: 'moderation',
    mail: { text: m.mail_write_if_unclear, reason: m.mail_notification_moderation_reason },
    sentence: ({ title, params, locale }) =>
      m.notification_moderator_refused_why({ title, reason: params.reason ?? '' }, { locale }),
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS
export const NOTIFICATION_KINDS = Object.keys(KINDS) as [NotificationKind, ...NotificationKind[]]

export const topicOf = (kind: NotificationKind): NotificationTopic => KINDS[kind].topic
export const mailWordsOf = (kind: NotificationKind): MailWords | null => KINDS[kind].mail

export interface SentenceFacts {
  kind: string
  /** `title`, or `title_en` and `title_hi` if organisers wrote it; `until` and `zone` of an offer. */
  params: Readonly<Record<string, string>>
  /** Null for a former member. */
  actor_name: string | null
}

/** The whole sentence. Kinds unknown to this version get a general one. */
export function sentenceOf({ kind, params, actor_name }: SentenceFacts, locale: TextLanguage): string {
  const known = NOTIFICATION_KINDS.find((one) => one === kind)
  if (!known) return m.notification_other({}, { locale })
  const name = actor_name ?? m.former_member({}, { locale })
  const title = params[`title_${locale}`] ?? params.title ?? params.title_en ?? params.title_hi ?? ''
  return KINDS[known].sentence({ name, title, params, locale })
}

/** A title that organisers wrote in one or both languages, as params store it. */
export function titleParams(title: { [language in TextLanguage]?: string }): Record<string, string> {
  const written = Object.entries(title).filter(([, text]) => text)
  return Object.fromEntries(written.map(([language, text]) => [`title_${language}`, text]))
}

function untilOf({ until = '', zone = HOME_ZONE }: Readonly<Record<string, string>>, locale: TextLanguage) {
  return until ? dayAndTime(until, zone, locale) : ''
}
