import { mayModerate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { reportablesOf, selectReports } from '#foundation/moderation/server/index.ts'
import { administrationContract } from '../../administration.contract.ts'
import { getStart } from './get-start.ts'
import { partsOf } from './parts-of.ts'

export function startRoutes({ serve, viewers, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(administrationContract.getAdministration, async ({ db, language, ...call }) => {
    const viewer = await viewers.staff(call)
    const wanted = { reportables, isDecided: false, language, limit: 1, offset: 0 }
    const open_reports = mayModerate(viewer) ? (await selectReports(db, wanted)).total : 0
    return { data: { parts: partsOf(viewer), open_reports } }
  })

  serve(administrationContract.getStart, async ({ db, language, now, ...call }) => {
    const viewer = await viewers.staff(call)
    return { data: await getStart(db, { viewer, features, language, now }) }
  })
}
