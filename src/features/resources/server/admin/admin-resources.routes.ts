import {
  authorize,
  mayKeepTaxonomy,
  mayModerate,
  mayWorkOnResources,
} from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { decideReport } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminResourcesContract } from '../../admin-resources.contract.ts'
import { RESOURCE_KIND } from '../../resource-card.contract.ts'
import { selectAdminResources } from './admin-resources.queries.ts'
import { reportableResources } from './reportable-resources.queries.ts'

const decided = { reportables: [reportableResources], kind: RESOURCE_KIND }

export function adminResourcesRoutes({ serve, viewers }: RouteParts): void {
  serve(adminResourcesContract.listAdminResources, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayWorkOnResources(viewer))
    const { search_query: search, show = 'all' } = body
    const { resources, total } = await selectAdminResources(db, {
      search,
      show,
      order: body,
      language,
      ...pageWindow(body),
    })
    const decide = mayModerate(viewer)
    return {
      data: resources.map((resource) => ({ ...resource, can: { decide } })),
      ...exactTotal(total),
      can: { keep_types: mayKeepTaxonomy(viewer) },
    }
  })

  serve(adminResourcesContract.hideResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayModerate(viewer))
    await decideReport(db, viewer, { ...decided, ...body, decision: 'hide', now })
    return { data: { message: m.admin_resource_hidden() } }
  })

  serve(adminResourcesContract.restoreResource, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayModerate(viewer))
    await decideReport(db, viewer, { ...decided, ...body, decision: 'restore', now })
    return { data: { message: m.admin_resource_restored() } }
  })
}
