import { authorize, mayKeepSpeakers, type Viewers } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminSeriesContract } from '../../admin-series.contract.ts'
import { SeriesNotFound } from './admin-choices.errors.ts'
import { removeSeries } from './remove-series.ts'
import { saveSeries } from './save-series.ts'
import { findSeries, selectEventsOfSeries, selectSeries } from './series.queries.ts'

export function adminSeriesRoutes({ serve, viewers }: RouteParts): void {
  serve(adminSeriesContract.listSeries, async ({ db, body, language, ...call }) => {
    await keeper(call)
    const { search_query: search } = body
    const { series, total } = await selectSeries(db, { search, language, ...pageWindow(body) })
    return { data: series, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(adminSeriesContract.getManagedSeries, async ({ db, query: { id }, language, ...call }) => {
    await keeper(call)
    const series = await findSeries(db, { id })
    if (!series) throw new SeriesNotFound()
    return { data: { id, ...series, events: await selectEventsOfSeries(db, { id, language }) } }
  })

  serve(adminSeriesContract.saveSeries, async ({ db, body, now, ...call }) => {
    const id = await saveSeries(db, await keeper(call), { fields: body, now })
    return { data: { message: m.admin_series_saved(), id } }
  })

  serve(adminSeriesContract.removeSeries, async ({ db, body, now, ...call }) => {
    await removeSeries(db, await keeper(call), { id: body.id, now })
    return { data: { message: m.admin_series_removed() } }
  })

  async function keeper(call: Parameters<Viewers['staff']>[0]) {
    const viewer = await viewers.staff(call)
    authorize(mayKeepSpeakers(viewer))
    return viewer
  }
}
