import { lockUser, setPreferences } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type DigestChoice,
  NOTIFICATION_TOPICS,
  type NotificationChoices,
  type WantedValue,
  wantedValue,
} from '../../notifications.contract.ts'
import { replaceChoices, selectChoices, setPace } from './choices.queries.ts'
import { CELLS, isFixed, isUsual } from './usual-choices.ts'

interface Of {
  user_id: number
  /** Whether this installation sends WhatsApp messages. */
  hasWhatsapp: boolean
}

/** A person's choice for each topic and channel, with defaults where they chose nothing. */
export async function getChoices(db: Db, { user_id, hasWhatsapp }: Of): Promise<NotificationChoices> {
  const found = await selectChoices(db, user_id)
  if (!found) throw new Error('no person has this id')
  const { chosen, pace, is_consented, has_mobile } = found
  const topics = NOTIFICATION_TOPICS.map((topic) => ({
    topic,
    channels: CELLS.filter((cell) => cell.topic === topic).map((cell) => {
      const own = chosen.find((one) => one.topic === topic && one.channel === cell.channel)
      const is_fixed = isFixed(cell)
      return {
        channel: cell.channel,
        is_wanted: is_fixed || (own?.is_wanted ?? isUsual(cell)),
        is_fixed,
      }
    }),
  }))
  return {
    topics,
    digest: pace ?? 'never',
    whatsapp: { is_available: hasWhatsapp, is_consented, has_mobile },
  }
}

interface Chosen extends Of {
  /** Everything that is wanted; undefined changes nothing. */
  wanted: readonly WantedValue[] | undefined
  digest: DigestChoice | undefined
  is_whatsapp_notification: boolean | undefined
  now: Date
}

/** Changes what is given, all or nothing. A form without WhatsApp doesn't change its choices. */
export async function setChoices(db: Db, of: Chosen): Promise<void> {
  const { user_id, wanted, digest, is_whatsapp_notification, now } = of
  await db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    if (wanted) {
      const channels = of.hasWhatsapp ? (['site', 'mail', 'whatsapp'] as const) : (['site', 'mail'] as const)
      const chosen = CELLS.filter((cell) => channels.some((one) => one === cell.channel) && !isFixed(cell))
        .map((cell) => ({ ...cell, is_wanted: wanted.includes(wantedValue(cell.topic, cell.channel)) }))
        .filter((cell) => cell.is_wanted !== isUsual(cell))
      await replaceChoices(tx, { user_id, channels, chosen })
    }
    if (digest) await setPace(tx, { user_id, pace: digest, now })
    if (is_whatsapp_notification !== undefined) {
      await setPreferences(tx, { user_id, changes: { is_whatsapp_notification }, now })
    }
  })
}
