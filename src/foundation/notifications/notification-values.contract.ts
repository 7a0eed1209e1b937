/** What a notification is about; a person chooses for each how they want to hear of it. */
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

/** How often a mail gathers what is new. No row: never. */
export const DIGEST_PACES = ['day', 'week'] as const
export type DigestPace = (typeof DIGEST_PACES)[number]

/** What a person can choose of it. */
export const DIGEST_CHOICES = ['never', ...DIGEST_PACES] as const
export type DigestChoice = (typeof DIGEST_CHOICES)[number]

/** What the mail that gathers is called where topics are. */
export const DIGEST = 'digest'

/** A topic on a channel as a form's box names it. */
export type WantedValue = `${NotificationTopic}:${NotificationChannel}`
export const wantedValue = (topic: NotificationTopic, channel: NotificationChannel): WantedValue =>
  `${topic}:${channel}`
export const WANTED_VALUES: readonly WantedValue[] = NOTIFICATION_TOPICS.flatMap((topic) =>
  NOTIFICATION_CHANNELS.map((channel) => wantedValue(topic, channel)),
)
