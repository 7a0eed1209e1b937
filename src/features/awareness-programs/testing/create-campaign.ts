import type { Db } from '#platform/db/database.ts'
import {
  insertAwarenessProgram,
  insertCampaign,
  type NewCampaign,
} from '../server/insert-awareness.queries.ts'
import { completeAwarenessProgram, type GivenAwarenessProgram } from './complete-awareness-program.ts'

/** `createAwarenessProgram(db, { name: 'Inclusive schools' })`. Returns its id. */
export function createAwarenessProgram(db: Db, given: GivenAwarenessProgram = {}): Promise<number> {
  return insertAwarenessProgram(db, completeAwarenessProgram(given))
}

type GivenCampaign = Partial<NewCampaign> & { owner_id: number }

/**
 * A person's campaign with a complete landing page, for a new program unless given. An organisation's needs `kind`
 * and `organisation_name`.
 */
export async function createCampaign(
  db: Db,
  given: GivenCampaign,
): Promise<{ id: number; program_id: number }> {
  const program_id = given.program_id ?? (await createAwarenessProgram(db))
  const id = await db.transaction((tx) =>
    insertCampaign(tx, {
      kind: 'individual',
      display_name: 'Meera and friends',
      message: 'Five minutes of yours help our children.',
      ...given,
      program_id,
    }),
  )
  if (id === undefined) throw new Error('this person has a campaign for the program')
  return { id, program_id }
}
