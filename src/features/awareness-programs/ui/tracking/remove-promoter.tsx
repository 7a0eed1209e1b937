import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { trackedName } from '../../tracking.contract.ts'

/** The heading above an organisation's promoters. */
export const PROMOTERS_ID = 'promoters'

interface RemovePromoterProps {
  /** The organisation's campaign. */
  id: number
  promoter: { id: number; name: string }
}

/** Must be opened first, so that one click can't change anything. */
export function RemovePromoter({ id, promoter }: RemovePromoterProps) {
  const stay = useStayAt(PROMOTERS_ID)
  return (
    <Disclosure
      summary={
        <>
          {m.awareness_tracking_promoter_remove()}{' '}
          <span className="visually-hidden">{trackedName(promoter.name)}</span>
        </>
      }
    >
      <Form
        call="POST /program/org/campaign/promoter/remove/"
        next={`#${PROMOTERS_ID}`}
        headingLevel={3}
        onSent={stay}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="promoter" value={promoter.id} />
        <p>{m.awareness_tracking_promoter_remove_help()}</p>
        <SubmitButton size="normal" variant="danger">
          {m.awareness_tracking_promoter_remove()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
