import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface OfOrganisation {
  program_id: number
  owner_id: number
  organisation_name: string
}

/** The campaign that this person runs for the program in the name of that organisation. */
export async function findOrganisationCampaign(
  db: Db,
  { program_id, owner_id, organisation_name }: OfOrganisation,
): Promise<{ id: number } | undefined> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from campaigns where program_id = ${program_id} and owner_id = ${owner_id}
      and kind = 'organisation' and lower(organisation_name) = lower(${organisation_name})`,
  )
  return found
}
