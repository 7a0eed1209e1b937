import { DEFAULT_LENGTH, type TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import type { CampaignKind } from '../../awareness-programs.contract.ts'
import { countSubscriptions, selectSubscriptions } from './subscriptions.queries.ts'
import { toSubscription } from './to-subscription.ts'

interface Asked {
  user_id: number
  language: TextLanguage
  kind?: CampaignKind
  program: number | undefined
  page: number | undefined
  length: number | undefined
}

/** A page of the person's campaigns, newest first. */
export async function listSubscriptions(
  db: Db,
  { user_id, language, kind, program, page, length = DEFAULT_LENGTH }: Asked,
) {
  const wanted = { user_id, language, kind, program_id: program, ...pageWindow({ page, length }) }
  const found = await selectSubscriptions(db, wanted)
  return { data: found.map(toSubscription), ...cappedTotal(await countSubscriptions(db, wanted)) }
}
