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

interface Kind {
  topic: NotificationTopic
  /** Whether `notify` emails it; other kinds have an email of their own, or none. */
  isMailed: boolean
  sentence: (words: Words) => string
}

/** Every kind of notification. */
const KINDS = {
  question_answered: {
    topic: 'answers',
    isMailed: true,
    sentence: ({ name, title, locale }) => m.notification_question_answered({ name, title }, { locale }),
  },
  new_resource: {
    topic: 'following',
    isMailed: true,
    sentence: ({ name, title, locale }) => m.notification_new_resource({ name, title }, { locale }),
  },
  new_event: {
    topic: 'following',
    isMailed: true,
    sentence: ({ name, title, locale }) => m.notification_new_event({ name, title }, { locale }),
  },
  place_offered: {
    topic: 'places',
    isMailed: false,
    sentence: ({ title, params, locale }) =>
      m.notification_place_offered({ title, until: untilOf(params, locale) }, { locale }),
  },
  certificate_ready: {
    topic: 'certificates',
    isMailed: false,
    sentence: ({ title, locale }) => m.notification_certificate_ready({ title }, { locale }),
  },
  campaign_first: {
    topic: 'campaigns',
    isMailed: true,
    sentence: ({ title, locale }) => m.notification_campaign_first({ title }, { locale }),
  },
  campaign_goal: {
    topic: 'campaigns',
    isMailed: true,
    sentence: ({ title, params, locale }) =>
      m.notification_campaign_goal({ title, goal: params.goal ?? '' }, { locale }),
  },
  resource_hidden: {
    topic: 'moderation',
    isMailed: false,
    sentence: ({ title, locale }) => m.notification_resource_hidden({ title }, { locale }),
  },
  resource_restored: {
    topic: 'moderation',
    isMailed: false,
    sentence: ({ title, locale }) => m.notification_resource_restored({ title }, { locale }),
  },
  profile_hidden: {
    topic: 'moderation',
    isMailed: false,
    sentence: ({ locale }) => m.notification_profile_hidden({}, { locale }),
  },
  profile_restored: {
    topic: 'moderation',
    isMailed: false,
    sentence: ({ locale }) => m.notification_profile_restored({}, { locale }),
  },
  held_published: {
    topic: 'moderation',
    isMailed: true,
    sentence: ({ title, locale }) => m.notification_moderator_published({ title }, { locale }),
  },
  held_refused: {
    topic: 'moderation',
    isMailed: true,
    sentence: ({ title, locale }) => m.notification_moderator_refused({ title }, { locale }),
  },
  held_refused_why: {
    topic: 'moderation',
    isMailed: true,
    sentence: ({ title, params, locale }) =>
      m.notification_moderator_refused_why({ title, reason: params.reason ?? '' }, { locale }),
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof KINDS
export const NOTIFICATION_KINDS = Object.keys(KINDS) as [NotificationKind, ...NotificationKind[]]

export const topicOf = (kind: NotificationKind): NotificationTopic => KINDS[kind].topic
export const isMailed = (kind: NotificationKind): boolean => KINDS[kind].isMailed

export interface Told {
  kind: string
  /** `title`, or `title_en` and `title_hi` if organisers wrote it; `until` and `zone` of an offer. */
  params: Readonly<Record<string, string>>
  /** Null for a former member. */
  actor_name: string | null
}

/** The whole sentence. Kinds unknown to this version get a general one. */
export function sentenceOf({ kind, params, actor_name }: Told, locale: TextLanguage): string {
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
