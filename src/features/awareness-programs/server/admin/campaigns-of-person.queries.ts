import { sql } from 'drizzle-orm'
import { MOST_MADE, type PersonWork } from '#foundation/feature.ts'
import { rows } from '#platform/db/query.ts'
import { campaignAddress } from '../../awareness-address.contract.ts'

interface Campaign {
  id: number
  program_name: string
  title: string
  is_hidden: boolean
  total: number
}

/** Campaigns that a person runs or ran. */
export const campaignsOfPerson: PersonWork = async (db, { user_id }) => {
  const found = await rows<Campaign>(
    db,
    sql`select c.id, p.name as program_name, c.held_at is not null as is_hidden,
        concat_ws(' – ', p.name, coalesce(nullif(c.display_name, ''), c.organisation_name)) as title,
        count(*) over ()::int as total
      from campaigns c join awareness_programs p on p.id = c.program_id
      where c.owner_id = ${user_id} order by c.id desc limit ${MOST_MADE}`,
  )
  return {
    counts: { campaigns: found[0]?.total ?? 0 },
    made: found.map(({ id, title, is_hidden, program_name }) => ({
      kind: 'campaign',
      id,
      title,
      is_hidden,
      address: campaignAddress({ id, program_name }),
    })),
  }
}
