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
import { readReading } from '../reading-settings.contract.ts'
import { readingSettings } from './reading-settings.tables.ts'

export interface Chosen {
  language?: TextLanguage | undefined
  settings?: string | undefined
}

export async function findReading(db: Db, user_id: number): Promise<Chosen> {
  const { language, settings } = readingSettings
  const [kept] = await db
    .select({ language, settings })
    .from(readingSettings)
    .where(eq(readingSettings.user_id, user_id))
  return { language: kept?.language ?? undefined, settings: kept?.settings ?? undefined }
}

/** What is not given stays: language and settings are chosen apart, on two devices at once perhaps. */
export async function writeReadingOf(
  db: Db,
  { user_id, now, ...chosen }: Chosen & { user_id: number; now: Date },
): Promise<void> {
  await db
    .insert(readingSettings)
    .values({ user_id, ...chosen, updated_at: now })
    .onConflictDoUpdate({ target: readingSettings.user_id, set: { ...chosen, updated_at: now } })
}

const TEXT_PERCENT = [100, 125, 150, 200] as const

/** The reading settings in words, for the copy of a person's data. */
export async function selectPersonalReading(db: Db, { id }: Person): Promise<PersonalList['rows']> {
  const { language, settings, updated_at } = readingSettings
  const kept = await db
    .select({ language, settings, chosen_at: isoUtc(updated_at) })
    .from(readingSettings)
    .where(eq(readingSettings.user_id, id))
  return kept.map((row) => {
    const reading = readReading(row.settings ?? '')
    return {
      language: row.language,
      text_size_percent: TEXT_PERCENT[reading.text],
      more_space: reading.isSpaced,
      easy_font: reading.isEasyFont,
      more_contrast: reading.isContrasted,
      calm: reading.isCalm,
      data_saver: reading.savesData,
      easy_read: reading.isEasyRead,
      chosen_at: row.chosen_at,
    }
  })
}

export async function deleteReadingOf(tx: Db, user_id: number): Promise<void> {
  await tx.delete(readingSettings).where(eq(readingSettings.user_id, user_id))
}

/** How a person reads: it can tell of a disability. */
export const personalReading: PersonalDataProvider = {
  name: 'reading',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['reading_settings', m.reading_personal, selectPersonalReading]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteReadingOf(tx, id)
    return undefined
  },
}
