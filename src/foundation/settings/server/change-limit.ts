import { recordChange } from '#foundation/audit/server/index.ts'
import { m } from '#messages/messages.js'
import { announce } from '#platform/db/changes.ts'
import type { Db } from '#platform/db/database.ts'
import { FieldsError } from '#platform/errors/named-error.ts'
import { boundsOf, type Limit } from '#platform/limits/limits.ts'
import { LIMIT_KEY } from '../settings.contract.ts'
import { type LimitNumbers, limitsIn } from './read-settings.ts'
import { lockSettings, selectSettings, writeSetting } from './settings.queries.ts'

interface NewNumbers extends LimitNumbers {
  viewer: { id: number }
  limit: Limit
  now: Date
}

/**
 * Sets a limit's numbers, from the next try on.
 * @throws OutOfBounds naming the field
 */
export async function changeLimit(db: Db, { viewer, limit, tries, seconds, now }: NewNumbers): Promise<void> {
  expectWithin(limit, { tries, seconds })
  const key = `${LIMIT_KEY}${limit.name}`
  await db.transaction(async (tx) => {
    await lockSettings(tx)
    const current = limitsIn(await selectSettings(tx)).get(limit.name) ?? limit
    const before = { tries: current.tries, seconds: current.seconds }
    if (before.tries === tries && before.seconds === seconds) return
    await writeSetting(tx, { key, value: { tries, seconds }, now })
    const of = { viewer, action: 'limit-changed', kind: 'settings', id: 1, now } as const
    await recordChange(tx, { ...of, before: { [key]: before }, after: { [key]: { tries, seconds } } })
    await announce(tx, 'settings')
  })
}

function expectWithin(limit: Limit, numbers: LimitNumbers): void {
  const bounds = boundsOf(limit)
  const wrong = (['tries', 'seconds'] as const).flatMap((field) => {
    const [least, most] = bounds[field]
    const isWithin = numbers[field] >= least && numbers[field] <= most
    return isWithin ? [] : [{ field, message: m.error_out_of_bounds({ least, most }) }]
  })
  if (wrong.length > 0) throw new FieldsError('OutOfBounds', wrong[0]?.message ?? '', wrong)
}
