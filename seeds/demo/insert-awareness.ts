import { DAY_MS } from '#contract/durations.ts'
import { insertAwarenessProgram, insertCampaign } from '#features/awareness-programs/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { pictured } from './art/index.ts'
import { campaigns } from './content/awareness/campaigns.ts'
import { awarenessPrograms } from './content/awareness/index.ts'
import type { DemoCampaign } from './content/awareness/shape.ts'
import { type Ids, idsOf } from './demo-event.ts'
import {
  completeSteps,
  insertCompletions,
  insertInvitations,
  insertVisits,
  selectAddresses,
} from './insert-awareness.queries.ts'

interface Known {
  ids: Ids
  /** By username. */
  people: Map<string, number>
  /** Ids of invented people, who complete programs. */
  audience: readonly number[]
}

/** Awareness programs, and what people and organisations reached with their campaigns for them. */
export async function insertAwareness(db: Db, known: Known, now: Date): Promise<void> {
  const programs = new Map<string, number>()
  for (const [place, { skills, tags, age_groups, picture, ...program }] of awarenessPrograms.entries()) {
    const published_at = new Date(now.getTime() - (awarenessPrograms.length - place) * 40 * DAY_MS)
    const id = await insertAwarenessProgram(db, {
      ...program,
      ...pictured(picture),
      publication: 'published',
      skill_ids: idsOf(known.ids.skills, skills),
      tag_ids: idsOf(known.ids.tags, tags),
      age_group_ids: idsOf(known.ids.age_groups, age_groups),
      published_at,
      created_at: published_at,
    })
    programs.set(program.name, id)
  }
  const addresses = await selectAddresses(db, known.audience)
  // Of each program: how many of the audience have taken part already.
  const taken = new Map<number, number>()
  for (const campaign of campaigns) {
    const [program_id = 0] = idsOf(programs, [campaign.program])
    const begun = new Date(now.getTime() - campaign.days_ago * DAY_MS)
    const reach = async (
      id: number,
      { completed, looked }: { completed: number; looked: number },
      invited: ReadonlyMap<string, number> = new Map(),
    ) => {
      const from = taken.get(program_id) ?? 0
      taken.set(program_id, from + completed)
      const people = addresses.slice(from, from + completed)
      const span = { since: begun, until: now }
      await insertCompletions(db, { campaign_id: id, program_id, people, invited, ...span })
      // Two thirds of the invited opened the page.
      const invited_count = Math.ceil((invited.size * 2) / 3)
      await insertVisits(db, { campaign_id: id, count: looked, invited_count, ...span })
    }
    const id = await insertOne(db, {
      program_id,
      owner_id: ownerOf(known, campaign.owner),
      ...rowOf(campaign, begun),
    })
    await completeSteps(db, { campaign_id: id, count: campaign.steps, begun })
    const next = taken.get(program_id) ?? 0
    const coming = addresses.slice(next, next + Math.ceil(campaign.completed / 2))
    const invited = await insertInvitations(db, {
      campaign_id: id,
      people: [...coming, ...addresses.slice(addresses.length + coming.length - campaign.invited)],
      inviter: campaign.display_name,
      begun,
    })
    await reach(id, campaign, invited)
    for (const [place, promoter] of (campaign.promoters ?? []).entries()) {
      const { owner, completed, looked, ...words } = promoter
      const owner_id = owner
        ? ownerOf(known, owner)
        : (known.audience.at(-1 - place - campaign.days_ago) ?? 0)
      const part = await insertOne(db, {
        ...words,
        program_id,
        owner_id,
        kind: 'individual',
        part_of_id: id,
        created_at: begun,
      })
      await completeSteps(db, { campaign_id: part, count: 2, begun })
      await reach(part, { completed, looked })
    }
  }
}

const ownerOf = ({ people }: Known, username: string) => idsOf(people, [username])[0] ?? 0

function rowOf(campaign: DemoCampaign, begun: Date) {
  const { organisation_name, display_name, message, goal, status } = campaign
  const ended_at = new Date(begun.getTime() + 45 * DAY_MS)
  return {
    kind: organisation_name ? ('organisation' as const) : ('individual' as const),
    organisation_name: organisation_name ?? null,
    display_name,
    message,
    goal,
    created_at: begun,
    shared_at: new Date(begun.getTime() + 2 * DAY_MS),
    ...(status === 'ended' && { status, ended_at }),
  }
}

async function insertOne(db: Db, campaign: Parameters<typeof insertCampaign>[1]): Promise<number> {
  const id = await insertCampaign(db, campaign)
  if (id === undefined) throw new Error('this person has a campaign for the program')
  return id
}
