import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Copy } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { copyLink } from '#ui-kit/share-link.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { signupAddress } from '../../awareness-address.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './area.module.css'
import { TEAM_ID } from './area-forms.ts'
import campaignStyles from './campaign.module.css'

interface TeamProps {
  campaign: Subscription
  publicUrl: string
}

/** How promoters join an organisation; nothing while nobody can. */
export function Team({ campaign, publicUrl }: TeamProps) {
  const { id, join_code, program_data, promoters_count, status, hold_reason, organisation_name } = campaign
  const isClosed = status === 'ended' || hold_reason !== null || program_data.publication === 'ended'
  if (join_code === null || isClosed) return null
  const title = m.awareness_area_team_share({ name: organisation_name ?? '' })
  const url = `${publicUrl}${signupAddress(program_data.name)}?join=${join_code}`
  return (
    <section className={styles.part} aria-labelledby={TEAM_ID}>
      <h2 id={TEAM_ID} tabIndex={-1}>
        {m.awareness_area_team()}
      </h2>
      <p className={campaignStyles.text}>{m.awareness_area_team_help()}</p>
      <p>{m.awareness_area_team_count({ count: promoters_count, number: numberLabel(promoters_count) })}</p>
      <div className={campaignStyles.link}>
        <TextField
          label={m.awareness_area_team_link()}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button size="big" onClick={() => void copyLink({ title, url })}>
          <Copy aria-hidden="true" />
          {m.share_copy()}
        </Button>
      </div>
      <RenewLink id={id} join_code={join_code} />
    </section>
  )
}

/** Replaces a link that reached the wrong people. Must be opened first, so that one click can't change anything. */
function RenewLink({ id, join_code }: { id: number; join_code: string }) {
  const stay = useStayAt(TEAM_ID)
  return (
    <Disclosure key={join_code} summary={m.awareness_area_team_renew()} look="card">
      <Form
        call="POST /program/org/campaign/join-code/"
        next={`#${TEAM_ID}`}
        headingLevel={3}
        onSent={stay}
        className={campaignStyles.way}
      >
        <input type="hidden" name="id" value={id} />
        <p>{m.awareness_area_team_renew_help()}</p>
        <SubmitButton size="normal" variant="second">
          {m.awareness_area_team_renew()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
