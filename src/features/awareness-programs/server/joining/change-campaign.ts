import type { Db } from '#platform/db/database.ts'
import type { CampaignStatus } from '../../awareness-programs.contract.ts'
import {
  AwarenessProgramEnded,
  CampaignIsEnded,
  CampaignIsSuspended,
  CampaignNotFound,
} from '../awareness-programs.errors.ts'
import { mailUnmailed } from '../inviting/mailing/mail-unmailed.ts'
import {
  type CampaignColumns,
  type LockedCampaign,
  lockCampaignOf,
  updateCampaign,
} from './change-campaign.queries.ts'

type Words = 'display_name' | 'message' | 'goal' | 'organisation_name' | 'logo' | 'cover'

/** Omitted fields stay unchanged. */
export type CampaignChanges = { [F in Words]?: CampaignColumns[F] | undefined } & {
  status?: CampaignStatus | undefined
  is_listed?: boolean | undefined
  leave_organisation?: boolean | undefined
}

/**
 * Updates the person's campaign, all or nothing.
 * @returns how it was before
 * @throws CampaignNotFound, CampaignIsEnded, CampaignIsSuspended, AwarenessProgramEnded; and the database's unique
 * violation if the person already uses that organisation name
 */
export function changeCampaign(
  db: Db,
  { id, user_id, changes, now }: { id: number; user_id: number; changes: CampaignChanges; now: Date },
): Promise<LockedCampaign> {
  return db.transaction(async (tx) => {
    const before = await lockCampaignOf(tx, { id, user_id })
    if (!before) throw new CampaignNotFound()
    expectChangeable(before, changes)
    await updateCampaign(tx, id, toRow(before, changes, now))
    if (changes.status === 'live' && before.status !== 'live') await mailUnmailed(tx, id)
    return before
  })
}

/**
 * Leaving a leader board or an organisation and ending are always possible; other changes only while the campaign is
 * neither ended nor suspended.
 */
function expectChangeable(
  { status, is_suspended, program_publication }: LockedCampaign,
  { status: wanted, is_listed: _, leave_organisation: __, ...words }: CampaignChanges,
): void {
  const changesWords = Object.values(words).some((value) => value !== undefined)
  const isStirred = wanted !== undefined && wanted !== 'ended'
  if (status === 'ended' && (changesWords || isStirred)) throw new CampaignIsEnded()
  if (is_suspended && (changesWords || isStirred)) throw new CampaignIsSuspended()
  if (wanted === 'live' && program_publication === 'ended') throw new AwarenessProgramEnded()
}

function toRow(
  { kind, status: before }: LockedCampaign,
  { status, leave_organisation, ...words }: CampaignChanges,
  now: Date,
): CampaignColumns {
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(status && { status }),
    ...(status === 'ended' && before !== 'ended' && { ended_at: now }),
    ...(leave_organisation && kind === 'individual' && { part_of_id: null }),
  }
}
