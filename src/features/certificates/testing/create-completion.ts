import { awarenessCompletions } from '#features/awareness-programs/server/index.ts'
import type { GivenAwarenessProgram } from '#features/awareness-programs/testing/complete-awareness-program.ts'
import { createAwarenessProgram } from '#features/awareness-programs/testing/create-campaign.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

type Given = Partial<typeof awarenessCompletions.$inferInsert> & { program?: GivenAwarenessProgram }

/** A person without an account who completed an awareness program at TEST_NOW, unless given otherwise. */
export async function createCompletion(
  db: Db,
  { program = {}, ...given }: Given = {},
): Promise<{ id: number; program_id: number }> {
  const program_id = given.program_id ?? (await createAwarenessProgram(db, program))
  const [added] = await db
    .insert(awarenessCompletions)
    .values({
      email: 'ravi@example.org',
      name: 'Ravi Kumar',
      created_at: TEST_NOW,
      ...given,
      program_id,
    })
    .returning({ id: awarenessCompletions.id })
  if (!added) throw new Error('the completion was not added')
  return { id: added.id, program_id }
}
