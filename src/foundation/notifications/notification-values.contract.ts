/** What a notification is about; a person chooses for each how they want to hear of it. */
export const NOTIFICATION_TOPICS = ['answers', 'following', 'places', 'certificates', 'moderation'] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** `site` is the bell. */
export const NOTIFICATION_CHANNELS = ['site', 'mail', 'whatsapp'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** How often a mail gathers what is new. No row: never. */
export const DIGEST_PACES = ['day', 'week'] as const
export type DigestPace = (typeof DIGEST_PACES)[number]
