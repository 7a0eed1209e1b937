import { AdminForm, FormGroup, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ManagedSeries } from '../../../admin-series.contract.ts'

/** The form for a series' name; `series` is null for a new one. */
export function SeriesForm({ series }: { series: ManagedSeries | null }) {
  const values = series ? { title_en: series.title_en, title_hi: series.title_hi } : {}
  return (
    <AdminForm
      key={`${series?.title_en} ${series?.title_hi}`}
      call="POST /v2/admin/series/save/"
      next="/admin/series/{id}"
      values={values}
      hidden={series ? { id: series.id } : {}}
      submit={series ? m.admin_save_changes() : m.admin_add_series()}
    >
      <p>{m.admin_one_language()}</p>
      <FormGroup legend={m.admin_series_name()}>
        <InBothLanguages name="title" label={m.admin_event_title()} maxLength={200} />
      </FormGroup>
    </AdminForm>
  )
}
