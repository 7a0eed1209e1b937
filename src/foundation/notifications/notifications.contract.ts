import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import {
  flag,
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  repeatable,
  success,
} from '#contract/wire.ts'

/** What a notification is about; people choose channels for each topic. */
export const NOTIFICATION_TOPICS = [
  'answers',
  'following',
  'places',
  'certificates',
  'campaigns',
  'moderation',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** `site` is the bell. */
export const NOTIFICATION_CHANNELS = ['site', 'mail', 'whatsapp'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** How often a digest is emailed. No row means never. */
export const DIGEST_PACES = ['day', 'week'] as const
export type DigestPace = (typeof DIGEST_PACES)[number]

/** The choices for the digest. */
export const DIGEST_CHOICES = ['never', ...DIGEST_PACES] as const
export type DigestChoice = (typeof DIGEST_CHOICES)[number]

/** The digest's name where topics are used. */
export const DIGEST = 'digest'

/** A topic on a channel, as the value of a checkbox. */
export type WantedValue = `${NotificationTopic}:${NotificationChannel}`
export const wantedValue = (topic: NotificationTopic, channel: NotificationChannel): WantedValue =>
  `${topic}:${channel}`
export const WANTED_VALUES: readonly WantedValue[] = NOTIFICATION_TOPICS.flatMap((topic) =>
  NOTIFICATION_CHANNELS.map((channel) => wantedValue(topic, channel)),
)

const topic = z.enum(NOTIFICATION_TOPICS)

/** One notification under the bell. */
export const notification = z.object({
  id: z.int(),
  topic,
  /** Which sentence it is, such as `question_answered`. */
  kind: z.string(),
  /** The whole sentence in the requested language. A person who left is "a former member". */
  text: z.string(),
  /** The path on this site that it links to. */
  path: z.string(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notification>

/** `unread` stops at 99; `is_more` then says that there are more: "99+". */
const unreadCount = z.object({ unread: z.int(), is_more: z.boolean() })
export type UnreadCount = z.output<typeof unreadCount>

const countedUnread = unreadCount.extend({
  counted_at: z.string().describe("ISO 8601, from the server's clock, because a device's clock may be wrong"),
})
export type CountedUnread = z.output<typeof countedUnread>

const choiceOfChannel = z.object({
  channel: z.enum(NOTIFICATION_CHANNELS),
  is_wanted: z.boolean(),
  /** Can't be turned off, because people would miss something, such as a seat offered for 24 hours. */
  is_fixed: z.boolean(),
})

/** A person's choices for notifications. */
export const notificationChoices = z.object({
  /** Each topic with its channels in the order site, mail, whatsapp; channels that a topic doesn't use are missing. */
  topics: z.array(z.object({ topic, channels: z.array(choiceOfChannel) })),
  digest: z.enum(DIGEST_CHOICES),
  whatsapp: z.object({
    /** False if this installation sends no WhatsApp messages; the channel is then hidden. */
    is_available: z.boolean(),
    /** The person's consent (`is_whatsapp_notification`), without which nothing is sent, whatever is chosen. */
    is_consented: z.boolean(),
    has_mobile: z.boolean(),
  }),
})
export type NotificationChoices = z.output<typeof notificationChoices>

const unsubscribeToken = z.object({
  token: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .describe('Token from the email; identifies the person and the topic'),
})

/** What a token from an email is about. */
const unsubscribing = z.object({
  topic: z.enum([...NOTIFICATION_TOPICS, DIGEST]),
  /** Whether such emails are still on. */
  is_wanted: z.boolean(),
})
export type Unsubscribing = z.output<typeof unsubscribing>

export const notificationsContract = {
  listNotifications: endpoint({
    method: 'POST',
    path: '/v2/user/notification/list/',
    summary: "Lists the current user's notifications, newest first",
    bodyKinds: FORM_DATA,
    body: z.object({
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last item already shown; replaces `page`'),
    }),
    reply: listOf(notification),
    errors: ['NotSignedIn'],
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/v2/user/notification/count/',
    summary: 'Returns the number of unread notifications and when it was counted',
    reply: success(countedUnread),
    errors: ['NotSignedIn'],
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/v2/user/notification/read/',
    summary: 'Marks notifications as read, by ID or all; returns how many remain unread',
    bodyKinds: FORM_DATA,
    body: z.object({
      ids: optionalField(repeatable(id)),
      all: optionalField(flag).describe('Replaces `ids`'),
      newest_id: optionalField(id).describe(
        'With `all`: ID of the newest one that was shown; later ones stay unread',
      ),
    }),
    reply: success(unreadCount),
    errors: ['NotSignedIn'],
  }),
  getNotificationChoices: endpoint({
    method: 'GET',
    path: '/user/notification/choices/',
    summary:
      "Returns the current user's notification settings, by topic and channel, and how often digests are sent",
    reply: success(notificationChoices),
    errors: ['NotSignedIn'],
  }),
  setNotificationChoices: endpoint({
    method: 'POST',
    path: '/user/notification/choices/',
    summary: 'Updates the given notification settings; the others stay unchanged',
    bodyKinds: FORM_DATA,
    body: z.object({
      wanted: repeatable(z.union([z.enum(WANTED_VALUES), z.literal('')]))
        .transform((all) => all.filter((one) => one !== ''))
        .optional()
        .describe('All wanted pairs of topic and channel, such as answers:mail; an empty value for none'),
      digest: optionalField(z.enum(DIGEST_CHOICES)),
      is_whatsapp_notification: flag.optional(),
    }),
    reply: success(notificationChoices).extend({ message: z.string() }),
    errors: ['NotSignedIn'],
  }),
  getUnsubscribing: endpoint({
    method: 'GET',
    path: '/v2/notification/unsubscribe/',
    summary: 'Returns the topic of an unsubscribe token; changes nothing and needs no session',
    query: unsubscribeToken,
    reply: success(unsubscribing),
    errors: ['UnsubscribeLinkNotValid'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v2/notification/unsubscribe/',
    summary: 'Unsubscribes from the topic of a token, with one click and without a session (RFC 8058)',
    bodyKinds: FORM_DATA,
    query: unsubscribeToken,
    body: z.object({ 'List-Unsubscribe': optionalField(z.string().max(100)) }),
    reply: messageReply,
    errors: ['UnsubscribeLinkNotValid'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof notificationsContract> {}
}
