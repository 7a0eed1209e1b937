import { m } from '#messages/messages.js'
import {
  Award,
  CalendarDays,
  type Icon,
  Megaphone,
  MessageCircle,
  ShieldCheck,
  UserRoundPlus,
} from '#ui-kit/icons.ts'
import type { DIGEST, NotificationChannel, NotificationTopic } from '../../notifications.contract.ts'

/** A topic's title, and one plain sentence that explains it. */
export const topicLabels: Record<
  NotificationTopic | typeof DIGEST,
  { title: () => string; help: () => string }
> = {
  answers: { title: m.notifications_topic_answers, help: m.notifications_topic_answers_help },
  following: { title: m.notifications_topic_following, help: m.notifications_topic_following_help },
  places: { title: m.notifications_topic_places, help: m.notifications_topic_places_help },
  certificates: { title: m.notifications_topic_certificates, help: m.notifications_topic_certificates_help },
  campaigns: { title: m.notifications_topic_campaigns, help: m.notifications_topic_campaigns_help },
  moderation: { title: m.notifications_topic_moderation, help: m.notifications_topic_moderation_help },
  digest: { title: m.notifications_digest, help: m.notifications_digest_help },
}

export const topicIcons: Record<NotificationTopic, Icon> = {
  answers: MessageCircle,
  following: UserRoundPlus,
  places: CalendarDays,
  certificates: Award,
  campaigns: Megaphone,
  moderation: ShieldCheck,
}

export const channelWords: Record<NotificationChannel, () => string> = {
  site: m.notifications_channel_site,
  mail: m.notifications_channel_email,
  whatsapp: m.notifications_channel_whatsapp,
}

/** Why part of a topic can't be turned off. */
export function fixedWords(topic: NotificationTopic): string {
  if (topic === 'places') return m.notifications_fixed_places()
  if (topic === 'moderation') return m.notifications_fixed_moderation()
  return m.notifications_fixed()
}
