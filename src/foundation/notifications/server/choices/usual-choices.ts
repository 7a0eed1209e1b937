import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  type NotificationChannel,
  type NotificationTopic,
} from '../../notifications.contract.ts'

/** `always` can't be turned off, because the person would miss something. */
type Usual = boolean | 'always'

/** The defaults. */
const USUAL: Record<NotificationTopic, Record<NotificationChannel, Usual>> = {
  answers: { site: true, mail: true, whatsapp: false },
  following: { site: true, mail: false, whatsapp: false },
  places: { site: true, mail: 'always', whatsapp: false },
  certificates: { site: true, mail: true, whatsapp: false },
  campaigns: { site: true, mail: true, whatsapp: false },
  moderation: { site: true, mail: 'always', whatsapp: false },
}

interface Cell {
  topic: NotificationTopic
  channel: NotificationChannel
}

export const isUsual = ({ topic, channel }: Cell): boolean => USUAL[topic][channel] !== false
export const isFixed = ({ topic, channel }: Cell): boolean => USUAL[topic][channel] === 'always'

/** Every topic on every channel. */
export const CELLS: readonly Cell[] = NOTIFICATION_TOPICS.flatMap((topic) =>
  NOTIFICATION_CHANNELS.map((channel) => ({ topic, channel })),
)
