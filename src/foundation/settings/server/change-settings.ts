import { recordChange } from '#foundation/audit/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { announce } from '#platform/db/changes.ts'
import type { Db } from '#platform/db/database.ts'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { ALL_TEXTS, LIMIT_KEY, TEXT_SETTINGS, type TextSettings } from '../settings.contract.ts'
import { textsIn } from './read-settings.ts'
import { NameUnprintable, SettingNotFound, SettingsChangedMeanwhile } from './settings.errors.ts'
import { deleteSettings, lockSettings, selectSettings, writeSetting } from './settings.queries.ts'

/** There is a single set of settings, so the audit log always names this one. */
const SUBJECT = { kind: 'settings', id: 1 } as const

interface ByWhom {
  viewer: { id: number }
  now: Date
}

interface ChangedTexts {
  texts: Partial<TextSettings>
  /** Of the texts that the form was opened with. */
  revision?: string | undefined
  defaults: TextSettings
}

/**
 * Sets texts and links. A value equal to the default isn't stored, so that a later default applies.
 * @throws NameUnprintable, SettingsChangedMeanwhile
 */
export async function changeTexts(
  db: Db,
  { viewer, texts, revision, defaults, now }: ByWhom & ChangedTexts,
): Promise<void> {
  if (texts.name !== undefined && !isPrintable(texts.name)) throw new NameUnprintable()
  await db.transaction(async (tx) => {
    await lockSettings(tx)
    const before = textsIn(await selectSettings(tx), defaults)
    const given = TEXT_SETTINGS.filter((key) => texts[key] !== undefined && texts[key] !== before[key])
    if (given.length === 0) return
    if (revision !== undefined && revision !== revisionOf(before)) throw new SettingsChangedMeanwhile()
    for (const key of given) {
      const value = texts[key]
      if (value === defaults[key]) await deleteSettings(tx, [key])
      else await writeSetting(tx, { key, value, now })
    }
    const after = textsIn(await selectSettings(tx), defaults)
    await recordChange(tx, { viewer, action: 'changed', ...SUBJECT, before, after, now })
    await announce(tx, 'settings')
  })
}

/**
 * Resets a setting, a limit or all texts to the default.
 * @throws SettingNotFound
 */
export async function resetSetting(
  db: Db,
  { viewer, key, isLimit, now }: ByWhom & { key: string; isLimit: (name: string) => boolean },
): Promise<void> {
  const keys = keysOf(key, isLimit)
  await db.transaction(async (tx) => {
    await lockSettings(tx)
    const kept = await selectSettings(tx)
    const set = keys.filter((one) => kept.has(one))
    if (set.length === 0) return
    await deleteSettings(tx, set)
    const before = Object.fromEntries(set.map((one) => [one, kept.get(one)]))
    await recordChange(tx, { viewer, action: 'reset', ...SUBJECT, before, now })
    await announce(tx, 'settings')
  })
}

function keysOf(key: string, isLimit: (name: string) => boolean): readonly string[] {
  if (key === ALL_TEXTS) return TEXT_SETTINGS
  if (TEXT_SETTINGS.some((known) => known === key)) return [key]
  if (key.startsWith(LIMIT_KEY) && isLimit(key.slice(LIMIT_KEY.length))) return [key]
  throw new SettingNotFound()
}
