import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { MadeThing, PersonCount } from '../../people.contract.ts'

/** The newest so many things of a kind that a person made are led to. */
export const MOST_MADE = 20

/** What a person did and made in one feature, for administrators. Each feature exports one; `build-app.ts` lists them. */
export type PersonWork = (
  db: Db,
  of: { user_id: number; language: TextLanguage },
) => Promise<{ counts: Partial<Record<PersonCount, number>>; made?: MadeThing[] }>
