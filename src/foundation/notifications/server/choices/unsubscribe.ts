import { lockUser } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { DIGEST, type Unsubscribing } from '../../notifications.contract.ts'
import { UnsubscribeLinkNotValid } from '../notifications.errors.ts'
import { selectChoices, setPace, setWanted } from './choices.queries.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import { isUsual } from './usual-choices.ts'

interface Unsubscribed {
  links: UnsubscribeLinks
  token: string
}

/** @throws UnsubscribeLinkNotValid */
export async function getUnsubscribing(db: Db, { links, token }: Unsubscribed): Promise<Unsubscribing> {
  const read = links.read(token)
  const found = read && (await selectChoices(db, read.user_id))
  if (!read || !found) throw new UnsubscribeLinkNotValid()
  const { topic } = read
  if (topic === DIGEST) return { topic, is_wanted: found.pace !== null }
  const cell = { topic, channel: 'mail' } as const
  const own = found.chosen.find((one) => one.topic === topic && one.channel === cell.channel)
  return { topic, is_wanted: own?.is_wanted ?? isUsual(cell) }
}

/**
 * Turns off the emails that the token names. Safe to repeat.
 * @throws UnsubscribeLinkNotValid
 */
export async function unsubscribe(
  db: Db,
  { links, token, now }: Unsubscribed & { now: Date },
): Promise<void> {
  const read = links.read(token)
  if (!read) throw new UnsubscribeLinkNotValid()
  const { user_id, topic } = read
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, user_id))) throw new UnsubscribeLinkNotValid()
    if (topic === DIGEST) await setPace(tx, { user_id, pace: 'never', now })
    else await setWanted(tx, { user_id, topic, channel: 'mail', is_wanted: false })
  })
}
