import { authorize, mayKeepSpeakers, type Viewers } from '#foundation/accounts/server/index.ts'
import { removeContent } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminSeriesContract } from '../../admin-series.contract.ts'
import { findSeries, saveSeries, seriesContent } from './save-series.ts'
import { selectEventsOfSeries, selectSeries } from './series.queries.ts'

export function adminSeriesRoutes({ serve, viewers }: RouteParts): void {
  serve(adminSeriesContract.listSeries, async ({ db, body, language, ...call }) => {
    await keeper(call)
    const { search_query: search } = body
    const { series, total } = await selectSeries(db, { search, language, ...pageWindow(body) })
    return { data: series, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(adminSeriesContract.getManagedSeries, async ({ db, query: { id }, language, ...call }) => {
    const { form } = await findSeries(db, await keeper(call), { id })
    return { data: { id, ...form, events: await selectEventsOfSeries(db, { id, language }) } }
  })

  serve(adminSeriesContract.saveSeries, async ({ db, body, now, ...call }) => {
    const id = await saveSeries(db, await keeper(call), { fields: body, now })
    return { data: { message: m.admin_series_saved(), id } }
  })

  serve(adminSeriesContract.removeSeries, async ({ db, body, now, ...call }) => {
    await removeContent(db, seriesContent, { ...body, viewer: await keeper(call), now })
    return { data: { message: m.admin_series_removed() } }
  })

  async function keeper(call: Parameters<Viewers['staff']>[0]) {
    const viewer = await viewers.staff(call)
    authorize(mayKeepSpeakers(viewer))
    return viewer
  }
}
