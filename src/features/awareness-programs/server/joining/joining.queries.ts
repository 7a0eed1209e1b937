import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { plainName } from '../../awareness-address.contract.ts'
import type { AwarenessPublication, CampaignStatus } from '../../awareness-programs.contract.ts'
import { isInView, isVisible } from '../visible-awareness.queries.ts'

/** The campaign that this code belongs to; nobody can refer themselves. */
export async function findReferrer(
  db: Db,
  { referral_code, owner_id }: { referral_code: string; owner_id: number },
): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from campaigns where referral_code = ${referral_code.toUpperCase()} and owner_id <> ${owner_id}`,
  )
  return found?.id
}

interface JoinedOrganisation {
  id: number
  organisation_name: string
}

/** The organisation's campaign for this program that accepts promoters by this code. */
export async function findOrganisationToJoin(
  db: Db,
  { join_code, program_id }: { join_code: string; program_id: number },
): Promise<JoinedOrganisation | undefined> {
  const [found] = await rows<JoinedOrganisation>(
    db,
    sql`select c.id, c.organisation_name from campaigns c join users u on u.id = c.owner_id
      where c.join_code = ${join_code.toUpperCase()} and c.program_id = ${program_id} and c.kind = 'organisation'
        and c.status <> 'ended' and ${isInView('c', 'u')}`,
  )
  return found
}

interface OwnCampaign {
  id: number
  status: CampaignStatus
  part_of_id: number | null
  organisation_name: string | null
}

/** Locks the campaign that the person runs for the program in their own name, until the transaction ends. */
export async function lockOwnCampaignFor(
  tx: Db,
  { program_id, owner_id }: { program_id: number; owner_id: number },
): Promise<OwnCampaign | undefined> {
  const [found] = await rows<OwnCampaign>(
    tx,
    sql`select c.id, c.status, c.part_of_id, o.organisation_name from campaigns c
      left join campaigns o on o.id = c.part_of_id
      where c.program_id = ${program_id} and c.owner_id = ${owner_id} and c.kind = 'individual' for update of c`,
  )
  return found
}

export async function joinOrganisation(
  tx: Db,
  { id, part_of_id }: { id: number; part_of_id: number },
): Promise<void> {
  await tx.execute(sql`update campaigns set part_of_id = ${part_of_id} where id = ${id}`)
}

/** Whether a program has this name, compared as in addresses. Takes the alias of `awareness_programs`. */
export const isNamed = (program: string, name: string): SQL =>
  sql`lower(btrim(regexp_replace(replace(${sql.raw(program)}.name, '+', ' '), '\\s+', ' ', 'g'))) = ${plainName(name)}`

interface ProgramToJoin {
  id: number
  title: string
  publication: AwarenessPublication
}

/**
 * A published or ended program, by id or name. Locked until the transaction ends, so that no campaign starts for a
 * program that is just ending.
 */
export async function lockProgramToJoin(
  tx: Db,
  { program, language }: { program: number | string; language: TextLanguage },
): Promise<ProgramToJoin | undefined> {
  const isIt = typeof program === 'number' ? sql`p.id = ${program}` : isNamed('p', program)
  const [found] = await rows<ProgramToJoin>(
    tx,
    sql`select p.id, ${textIn(sql`p.title`, language)} as title, p.publication from awareness_programs p
      where ${isIt} and ${isVisible('p')} order by p.id limit 1 for share of p`,
  )
  return found
}
