import type { TextLanguage } from '#contract/wire.ts'
import { authorize, mayOperate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { boundsOf, definedLimit, definedLimits, type Limit } from '#platform/limits/limits.ts'
import { LIMIT_KEY, type LimitSetting, settingsContract, type TextSettings } from '../settings.contract.ts'
import { changeLimit } from './change-limit.ts'
import { changeTexts, resetSetting } from './change-settings.ts'
import { type LimitNumbers, limitsIn, textsIn } from './read-settings.ts'
import { LimitNotFound } from './settings.errors.ts'
import { selectSettings } from './settings.queries.ts'

export function settingsRoutes({ serve, viewers, settings }: RouteParts): void {
  const { defaults } = settings

  serve(settingsContract.getSettings, async ({ db, language, ...call }) => {
    authorize(mayOperate(await viewers.loggedIn(call)))
    const kept = await selectSettings(db)
    const set = limitsIn(kept)
    const limits = definedLimits().map((limit) => shownLimit(limit, set.get(limit.name), language))
    const texts = textsIn(kept, defaults)
    return { data: { texts, revision: revisionOf(texts), defaults, limits } }
  })

  serve(settingsContract.editSettings, async ({ db, now, body: { revision, ...texts }, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    await changeTexts(db, { viewer, texts: texts as Partial<TextSettings>, revision, defaults, now })
    await settings.refresh()
    return { data: { message: m.settings_saved() } }
  })

  serve(settingsContract.editLimit, async ({ db, now, body: { name, ...numbers }, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    const limit = definedLimit(name)
    if (!limit) throw new LimitNotFound()
    await changeLimit(db, { viewer, limit, ...numbers, now })
    await settings.refresh()
    return { data: { message: m.settings_limit_saved() } }
  })

  serve(settingsContract.resetSetting, async ({ db, now, body: { key }, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    await resetSetting(db, { viewer, key, isLimit: (name) => definedLimit(name) !== undefined, now })
    await settings.refresh()
    const message = key.startsWith(LIMIT_KEY) ? m.settings_limit_reset() : m.settings_reset_done()
    return { data: { message } }
  })
}

function shownLimit(limit: Limit, set: LimitNumbers | undefined, locale: TextLanguage): LimitSetting {
  const { tries, seconds } = boundsOf(limit)
  return {
    name: limit.name,
    words: limit.label({}, { locale }),
    tries: set?.tries ?? limit.tries,
    seconds: set?.seconds ?? limit.seconds,
    default_tries: limit.tries,
    default_seconds: limit.seconds,
    least_tries: tries[0],
    most_tries: tries[1],
    least_seconds: seconds[0],
    most_seconds: seconds[1],
  }
}
