import { type SQL, sql } from 'drizzle-orm'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { mayModerate } from '#foundation/accounts/server/index.ts'
import { maySuspendCampaigns } from '../awareness-programs.policy.ts'

// Who may see a program and its campaigns. Each condition takes the aliases of the tables in its statement.

/** Public: the program isn't a draft. Takes the alias of `awareness_programs`. */
export const isVisible = (program: string): SQL => sql`${sql.raw(program)}.publication <> 'draft'`

/**
 * Not suspended, and its owner's account isn't closed. Takes the aliases of `campaigns` and of the owner's `users`.
 */
export const isInView = (campaign: string, owner: string): SQL =>
  sql`${sql.raw(campaign)}.held_at is null and ${sql.raw(owner)}.disabled_at is null`

/** The same for a viewer: those who may decide on a suspended campaign see it, too. */
export function isInViewOf(viewer: WithRoles | null, campaign: string, owner: string): SQL {
  const mayDecide = viewer !== null && (mayModerate(viewer) || maySuspendCampaigns(viewer))
  return mayDecide ? sql`${sql.raw(owner)}.disabled_at is null` : isInView(campaign, owner)
}
