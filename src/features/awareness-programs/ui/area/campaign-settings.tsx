import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './area.module.css'
import { changeCampaignForm } from './area-forms.ts'
import campaignStyles from './campaign.module.css'

/** Pausing, resuming, leaving the organisation and ending, each with an explanation. */
export function CampaignSettings({ campaign }: { campaign: Subscription }) {
  const { status, hold_reason, program_data, part_of } = campaign
  const isProgramOver = program_data.publication === 'ended'
  const canEnd = status !== 'ended' && !isProgramOver
  if (isProgramOver && part_of === null) return null
  return (
    <section className={styles.part} aria-labelledby="settings">
      <h2 id="settings" tabIndex={-1}>
        {m.awareness_area_settings()}
      </h2>
      {status === 'ended' && <p>{m.awareness_area_ended_help()}</p>}
      {canEnd && hold_reason !== null && <p>{m.awareness_area_suspended_help()}</p>}
      {(canEnd || part_of !== null) && <Ways campaign={campaign} canEnd={canEnd} />}
    </section>
  )
}

function Ways({ campaign, canEnd }: { campaign: Subscription; canEnd: boolean }) {
  const { id, status, hold_reason, part_of, organisation_name } = campaign
  const canPause = canEnd && hold_reason === null
  return (
    <div className={campaignStyles.ways}>
      {canPause && status === 'live' && (
        <Way
          key="pause"
          id={id}
          change={{ status: 'paused' }}
          summary={m.awareness_area_pause()}
          help={m.awareness_area_pause_help()}
        />
      )}
      {canPause && status === 'paused' && (
        <Way
          key="go-live"
          id={id}
          change={{ status: 'live' }}
          summary={m.awareness_area_resume()}
          help={m.awareness_area_resume_help()}
        />
      )}
      {part_of !== null && (
        <Way
          id={id}
          change={{ leave_organisation: 'on' }}
          summary={m.awareness_area_leave({ name: organisation_name ?? '' })}
          help={m.awareness_area_leave_help()}
          isGrave
        />
      )}
      {canEnd && (
        <Way
          id={id}
          change={{ status: 'ended' }}
          summary={m.awareness_area_end()}
          help={m.awareness_area_end_help()}
          isGrave
        />
      )}
    </div>
  )
}

interface WayProps {
  id: number
  change: Readonly<Record<string, string>>
  summary: string
  help: string
  isGrave?: boolean
}

/** Must be opened first, so that one click can't change anything. */
function Way({ id, change, summary, help, isGrave = false }: WayProps) {
  const stay = useStayAt('settings')
  return (
    <Disclosure summary={summary} look="card">
      <Form form={changeCampaignForm} headingLevel={3} onSent={stay} className={campaignStyles.way}>
        <input type="hidden" name="id" value={id} />
        {Object.entries(change).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{help}</p>
        <SubmitButton size="normal" variant={isGrave ? 'danger' : 'primary'}>
          {summary}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
