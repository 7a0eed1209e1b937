import { createFileRoute } from '@tanstack/react-router'
import {
  AdminForm,
  AdminPage,
  FormGroup,
  forStaff,
  InBothLanguages,
  idIn,
} from '#foundation/admin-kit/ui/index.ts'
import { numberedValues } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { STEP_POSITIONS } from '../../awareness-steps.contract.ts'
import styles from './admin-awareness.module.css'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'

/** The texts of an awareness program's steps. */
export const Route = createFileRoute('/_default/admin/awareness-programs/$id/steps')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/awareness/steps/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: StepsPage,
})

function StepsPage() {
  const { title, can_see_campaigns, revision, steps } = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  return (
    <AdminPage title={m.awareness_admin_tab_steps()} lead={title}>
      <AdminAwarenessTabs id={id} current="steps" canSeeCampaigns={can_see_campaigns} />
      <p className={styles.below}>{m.awareness_admin_steps_text()}</p>
      <AdminForm
        version={revision}
        call="POST /v2/admin/awareness/steps/save/"
        values={numberedValues(steps)}
        hidden={{ id, revision }}
        submit={m.admin_save_changes()}
      >
        {STEP_POSITIONS.map((at) => (
          <FormGroup key={at} legend={m.awareness_admin_step_n({ number: at })}>
            <InBothLanguages name={`title_${at}`} label={m.admin_event_title()} maxLength={100} />
            <InBothLanguages
              name={`description_${at}`}
              label={m.awareness_admin_step_text()}
              rows={3}
              maxLength={1_000}
            />
          </FormGroup>
        ))}
      </AdminForm>
    </AdminPage>
  )
}
