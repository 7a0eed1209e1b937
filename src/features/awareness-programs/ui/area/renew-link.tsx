import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { TEAM_ID } from './area-forms.ts'
import campaignStyles from './campaign.module.css'

/** For a link that came into the wrong hands. Opened before it is pressed, so that one press changes nothing. */
export function RenewLink({ id, join_code }: { id: number; join_code: string }) {
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
