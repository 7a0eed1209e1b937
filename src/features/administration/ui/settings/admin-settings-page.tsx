import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { LimitsTable } from './limits-table.tsx'
import { ResetTexts, TextsForm } from './texts-form.tsx'

/** Name, links, texts and limits. For administrators. */
export const Route = createFileRoute('/_default/admin/settings')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/settings/', {})).data,
  staleTime: 0,
  component: SettingsPage,
})

function SettingsPage() {
  const { texts, revision, defaults, limits } = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_settings()} lead={m.admin_settings_lead()}>
      <TextsForm texts={texts} revision={revision} defaults={defaults} />
      {JSON.stringify(texts) === JSON.stringify(defaults) ? null : <ResetTexts />}
      <h2>{m.settings_limits()}</h2>
      <p>{m.settings_limits_lead()}</p>
      <LimitsTable limits={limits} />
    </AdminPage>
  )
}
