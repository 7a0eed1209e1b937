import { authorize, mayManagePeople } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { lastRunsOf } from '#platform/jobs/last-runs.queries.ts'
import { adminPrivacyContract } from '../admin-privacy.contract.ts'
import { RETENTIONS } from '../privacy.contract.ts'
import { countErased } from './admin-privacy.queries.ts'
import { countConsents } from './consents/consent-counts.queries.ts'
import { selectDeletions } from './deletion/deletions.queries.ts'
import { countExports } from './exports/exports.queries.ts'

/** For administrators: numbers and moments, and no name. */
export function adminPrivacyRoutes({ serve, viewers, features }: RouteParts): void {
  const retentions = features
    .flatMap((feature) => feature.retentions ?? [])
    .sort((one, other) => RETENTIONS.indexOf(one.name) - RETENTIONS.indexOf(other.name))

  serve(adminPrivacyContract.getPrivacyOverview, async ({ db, now, ...call }) => {
    authorize(mayManagePeople(await viewers.signedIn(call)))
    const runs = await lastRunsOf(
      db,
      retentions.flatMap(({ job }) => job ?? []),
    )
    return {
      data: {
        retentions: retentions.map(({ name, keptDays, job }) => ({
          name,
          kept_days: keptDays,
          job,
          last_run: job === null ? null : (runs.get(job) ?? null),
        })),
        consents: await countConsents(db),
        exports: await countExports(db, now),
        erased_in_a_year: await countErased(db, now),
      },
    }
  })

  serve(adminPrivacyContract.listDeletions, async ({ db, body, ...call }) => {
    authorize(mayManagePeople(await viewers.signedIn(call)))
    const { deletions, total } = await selectDeletions(db, pageWindow(body))
    return { data: deletions, ...cappedTotal(total) }
  })
}
