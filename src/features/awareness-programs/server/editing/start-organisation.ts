import type { TextLanguage } from '#contract/wire.ts'
import { lockUser } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_ORGANISATIONS } from '../../awareness-programs.contract.ts'
import { AwarenessProgramEnded, AwarenessProgramNotFound } from '../awareness-programs.errors.ts'
import { insertCampaign } from '../insert-awareness.queries.ts'
import { lockProgramToJoin } from '../joining/joining.queries.ts'
import { type Origin, originOfCampaign, type StartedCampaign } from '../joining/start-campaign.ts'
import { TooManyOrganisations } from './editing.errors.ts'
import { countOrganisations, findOrganisationCampaign } from './editing.queries.ts'
import type { PictureNames } from './keep-pictures.ts'

interface Asked extends Origin {
  owner_id: number
  /** The id or name of the program. */
  program: number | string
  organisation_name: string
  display_name?: string | undefined
  message?: string | undefined
  goal?: number | undefined
  is_listed?: boolean | undefined
  pictures: PictureNames
  language: TextLanguage
}

/**
 * Starts an organisation's campaign for a program, once per name: repeating the call returns the existing one
 * unchanged. Its page shows the organisation's name until another is chosen.
 * @throws AwarenessProgramNotFound, AwarenessProgramEnded, TooManyOrganisations
 */
export function startOrganisation(
  db: Db,
  { owner_id, program: asked, organisation_name, language, ...more }: Asked,
): Promise<Omit<StartedCampaign, 'joined'>> {
  const { pictures, display_name, message, goal, is_listed, ...origin } = more
  return db.transaction(async (tx) => {
    const program = await lockProgramToJoin(tx, { program: asked, language })
    if (!program) throw new AwarenessProgramNotFound()
    await lockUser(tx, owner_id)
    const of = { program_id: program.id, owner_id, organisation_name }
    const own = await findOrganisationCampaign(tx, of)
    if (own) return { ...own, program_title: program.title, is_new: false }
    if (program.publication === 'ended') throw new AwarenessProgramEnded()
    if ((await countOrganisations(tx, owner_id)) >= MOST_ORGANISATIONS) {
      throw new TooManyOrganisations(MOST_ORGANISATIONS)
    }
    const added = await insertCampaign(tx, {
      ...of,
      ...(await originOfCampaign(tx, origin, owner_id)),
      kind: 'organisation',
      display_name: display_name || organisation_name.slice(0, MOST_NAME_LETTERS),
      ...(message && { message }),
      ...(goal !== undefined && { goal }),
      ...(is_listed !== undefined && { is_listed }),
      logo: pictures.logo ?? null,
      cover: pictures.cover ?? null,
    })
    if (added !== undefined) return { id: added, program_title: program.title, is_new: true, status: 'live' }
    const there = await findOrganisationCampaign(tx, of)
    if (!there) throw new Error('the campaign was not added')
    return { ...there, program_title: program.title, is_new: false }
  })
}

/** The most characters of `display_name`. */
const MOST_NAME_LETTERS = 100
