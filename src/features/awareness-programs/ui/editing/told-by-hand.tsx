import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import styles from './share-campaign.module.css'

/** What the buttons notice by themselves, said by hand. */
export function ToldByHand({ id }: { id: number }) {
  const stay = useStayAt('step-1')
  return (
    <Form
      call="POST /program/share/"
      next="#step-1"
      headingLevel={3}
      onSent={stay}
      className={styles.unscripted}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="channel" value="link" />
      <p>{m.awareness_editing_share_unscripted()}</p>
      <SubmitButton size="normal" variant="second">
        {m.awareness_editing_share_told()}
      </SubmitButton>
    </Form>
  )
}
