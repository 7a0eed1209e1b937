import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, DangerForm, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { NamingEvents } from './admin-naming-events.tsx'
import { SeriesForm } from './admin-series-form.tsx'

/** One series: its name, and its events in order. */
export const Route = createFileRoute('/_default/admin/series/$id')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/series/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: OneSeriesPage,
})

function OneSeriesPage() {
  const series = Route.useLoaderData()
  const { id, title_en, title_hi, events } = series
  return (
    <AdminPage
      title={title_en || title_hi}
      action={
        <AddressLink className={buttonClass({ variant: 'second' })} href="/admin/series">
          {m.admin_series_all()}
        </AddressLink>
      }
    >
      <SeriesForm series={series} />
      <NamingEvents title={m.admin_series_events()} none={m.admin_series_no_events()} events={events} />
      {events.length === 0 ? (
        <DangerForm
          call="POST /v2/admin/series/remove/"
          next="/admin/series"
          hidden={{ id }}
          submit={m.admin_series_remove()}
        >
          <p>{m.admin_series_remove_text()}</p>
        </DangerForm>
      ) : null}
    </AdminPage>
  )
}
