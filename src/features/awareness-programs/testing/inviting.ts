import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createAwarenessProgram, createCampaign } from './create-campaign.ts'

/** A person who may make the product send emails. */
export const createPromoter = (test: TestApp): Promise<Person> =>
  createPerson(test, { email_verified_at: TEST_NOW })

type Given = Omit<Parameters<typeof createCampaign>[1], 'owner_id' | 'program_id'>
let programs = 0

/** The person's campaign for a new program. */
export async function startCampaign(
  { db }: TestApp,
  { id: owner_id }: Person,
  given: Given = {},
): Promise<{ id: number; program_id: number }> {
  programs += 1
  const program_id = await createAwarenessProgram(db, {
    name: `Program ${programs}`,
    title: 'Autism Acceptance',
  })
  return createCampaign(db, { owner_id, program_id, ...given })
}
