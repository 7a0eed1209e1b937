import { eq } from 'drizzle-orm'
import type { TextLanguage } from '#contract/language.ts'
import {
  type Person,
  type PersonalDataProvider,
  type PersonalList,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { parseReadingPreferences } from '../short-form.contract.ts'
import { readingPreferences } from './reading-preferences.tables.ts'

export interface ChosenPreferences {
  language?: TextLanguage | undefined
  settings?: string | undefined
}

export async function findReadingPreferences(db: Db, user_id: number): Promise<ChosenPreferences> {
  const { language, settings } = readingPreferences
  const [kept] = await db
    .select({ language, settings })
    .from(readingPreferences)
    .where(eq(readingPreferences.user_id, user_id))
  return { language: kept?.language ?? undefined, settings: kept?.settings ?? undefined }
}

/** Updates only what is given: language and preferences are set separately, perhaps on two devices at once. */
export async function saveReadingPreferences(
  db: Db,
  { user_id, now, ...chosen }: ChosenPreferences & { user_id: number; now: Date },
): Promise<void> {
  await db
    .insert(readingPreferences)
    .values({ user_id, ...chosen, updated_at: now })
    .onConflictDoUpdate({ target: readingPreferences.user_id, set: { ...chosen, updated_at: now } })
}

const TEXT_PERCENT = [100, 125, 150, 200] as const

/** The reading preferences in words, for the data export. */
export async function selectPersonalReadingPreferences(
  db: Db,
  { id }: Person,
): Promise<PersonalList['rows']> {
  const { language, settings, updated_at } = readingPreferences
  const kept = await db
    .select({ language, settings, chosen_at: isoUtc(updated_at) })
    .from(readingPreferences)
    .where(eq(readingPreferences.user_id, id))
  return kept.map((row) => {
    const preferences = parseReadingPreferences(row.settings ?? '')
    return {
      language: row.language,
      text_size_percent: TEXT_PERCENT[preferences.text],
      more_space: preferences.isSpaced,
      easy_font: preferences.isEasyFont,
      more_contrast: preferences.isContrasted,
      calm: preferences.isCalm,
      data_saver: preferences.savesData,
      easy_read: preferences.isEasyRead,
      chosen_at: row.chosen_at,
    }
  })
}

export async function deleteReadingPreferences(tx: Db, user_id: number): Promise<void> {
  await tx.delete(readingPreferences).where(eq(readingPreferences.user_id, user_id))
}

/** Reading preferences are personal data, because they can reveal a disability. */
export const personalReadingPreferences: PersonalDataProvider = {
  name: 'reading',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['reading_settings', m.reading_personal, selectPersonalReadingPreferences]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteReadingPreferences(tx, id)
    return undefined
  },
}
