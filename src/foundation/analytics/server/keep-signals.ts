import type { Db } from '#platform/db/database.ts'
import type { Signal } from '../analytics.contract.ts'
import { insertSignals } from './signals.queries.ts'

/** Keeps the signals of one call, all at the moment they arrived: a browser's clock can be wrong. */
export async function keepSignals(
  db: Db,
  { signals, user_id, now }: { signals: Signal[]; user_id: number | null; now: Date },
): Promise<void> {
  await insertSignals(
    db,
    signals.map(({ key, page, program_name, utm_source, utm_medium, utm_campaign }) => ({
      key,
      at: now,
      user_id,
      page,
      program_name: withoutAddress(program_name),
      utm_source: withoutAddress(utm_source),
      utm_medium: withoutAddress(utm_medium),
      utm_campaign: withoutAddress(utm_campaign),
    })),
  )
}

/** Letters sometimes put the reader's e-mail address into their links; it is not for counting. */
function withoutAddress(words: string | undefined): string | undefined {
  return words?.includes('@') ? undefined : words
}
