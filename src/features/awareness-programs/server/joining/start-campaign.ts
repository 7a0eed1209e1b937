import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { CampaignStatus, SignupVariant } from '../../awareness-programs.contract.ts'
import {
  AwarenessProgramEnded,
  AwarenessProgramNotFound,
  CampaignIsEnded,
} from '../awareness-programs.errors.ts'
import { insertCampaign } from '../insert-awareness.queries.ts'
import { AlreadyInOrganisation, JoinCodeNotFound } from './joining.errors.ts'
import {
  findOrganisationToJoin,
  findReferrer,
  joinOrganisation,
  lockOwnCampaignFor,
  lockProgramToJoin,
} from './joining.queries.ts'

interface Asked extends Origin {
  owner_id: number
  /** The id or name of the program. */
  program: number | string
  join_code: string | undefined
  language: TextLanguage
}

export interface StartedCampaign {
  id: number
  program_title: string
  /** False if the person already runs one for the program. */
  is_new: boolean
  status: CampaignStatus
  /** The organisation that it has just joined. */
  joined: string | null
}

/**
 * Starts a person's campaign for a program, once: repeating the call returns the existing one. With a join code, the
 * campaign joins an organisation's, even if it already existed.
 * @throws AwarenessProgramNotFound, AwarenessProgramEnded, JoinCodeNotFound, AlreadyInOrganisation, CampaignIsEnded
 */
export function startCampaign(
  db: Db,
  { owner_id, program: asked, join_code, language, ...origin }: Asked,
): Promise<StartedCampaign> {
  return db.transaction(async (tx) => {
    const program = await lockProgramToJoin(tx, { program: asked, language })
    if (!program) throw new AwarenessProgramNotFound()
    const program_id = program.id
    const organisation = join_code ? await findOrganisationToJoin(tx, { join_code, program_id }) : undefined
    if (join_code && !organisation) throw new JoinCodeNotFound()
    const columns = { program_id, owner_id, kind: 'individual' } as const
    const from = await originOfCampaign(tx, origin, owner_id)
    const part_of_id = organisation?.id ?? null
    const added =
      program.publication === 'published'
        ? await insertCampaign(tx, { ...columns, ...from, part_of_id })
        : undefined
    const joined = organisation?.organisation_name ?? null
    if (added !== undefined) {
      return { id: added, program_title: program.title, is_new: true, status: 'live', joined }
    }
    const own = await lockOwnCampaignFor(tx, { program_id, owner_id })
    if (!own) throw new AwarenessProgramEnded()
    const there = { id: own.id, program_title: program.title, is_new: false, status: own.status }
    if (!organisation || own.part_of_id === organisation.id) return { ...there, joined: null }
    if (program.publication === 'ended') throw new AwarenessProgramEnded()
    if (own.status === 'ended') throw new CampaignIsEnded()
    if (own.part_of_id !== null) throw new AlreadyInOrganisation(own.organisation_name ?? '')
    await joinOrganisation(tx, { id: own.id, part_of_id: organisation.id })
    return { ...there, joined }
  })
}

/** Attribution of a sign-up, as forms send it. */
export interface Origin {
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
  referral_code?: string | undefined
  signup_variant?: SignupVariant | undefined
}

/** The attribution columns of a new campaign. An unknown referral code is ignored. */
export async function originOfCampaign(
  db: Db,
  { utm_source, utm_medium, utm_campaign, referral_code, signup_variant }: Origin,
  owner_id: number,
) {
  const referred_by_id = referral_code ? await findReferrer(db, { referral_code, owner_id }) : undefined
  return {
    ...(utm_source && { utm_source }),
    ...(utm_medium && { utm_medium }),
    ...(utm_campaign && { utm_campaign }),
    ...(signup_variant && { signup_variant }),
    ...(referred_by_id !== undefined && { referred_by_id }),
  }
}
