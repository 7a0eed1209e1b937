import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { CreatorDetails } from '../../creators.contract.ts'

interface BlockPersonProps {
  creator: Pick<CreatorDetails, 'id' | 'name' | 'is_blocked'>
  /** The id of the heading that takes the focus, because the pressed button is gone. */
  headingId: string
}

/** Explains blocking before it happens; unblocking needs no confirmation. */
export function BlockPerson({ creator, headingId }: BlockPersonProps) {
  const { name, is_blocked } = creator
  if (is_blocked) {
    return (
      <>
        <p>{m.block_is_blocked({ name })}</p>
        <BlockForm creator={creator} headingId={headingId} />
      </>
    )
  }
  return (
    <Disclosure summary={m.block_person()}>
      <p>{m.block_what_happens({ name })}</p>
      <BlockForm creator={creator} headingId={headingId} />
    </Disclosure>
  )
}

export function BlockForm({ creator: { id, name, is_blocked }, headingId }: BlockPersonProps) {
  const stay = useStayAt(headingId)
  return (
    <Form call="POST /v2/user/block/" onSent={stay} headingLevel={3}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="is_blocked" value={String(!is_blocked)} />
      <SubmitButton
        size="normal"
        variant={is_blocked ? 'second' : 'danger'}
        aria-label={is_blocked ? m.block_end_named({ name }) : m.block_named({ name })}
      >
        {is_blocked ? m.block_end() : m.block()}
      </SubmitButton>
    </Form>
  )
}
