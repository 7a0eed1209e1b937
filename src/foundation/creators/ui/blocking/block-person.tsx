import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { CreatorDetails } from '../../creators.contract.ts'

/** Explains blocking before it happens; unblocking needs no confirmation. */
export function BlockPerson({ creator }: { creator: Pick<CreatorDetails, 'id' | 'name' | 'is_blocked'> }) {
  const { name, is_blocked } = creator
  if (is_blocked) {
    return (
      <>
        <p>{m.block_is_blocked({ name })}</p>
        <BlockForm {...creator} />
      </>
    )
  }
  return (
    <Disclosure summary={m.block_person()}>
      <p>{m.block_what_happens({ name })}</p>
      <BlockForm {...creator} />
    </Disclosure>
  )
}

export function BlockForm({ id, name, is_blocked }: { id: number; name: string; is_blocked: boolean }) {
  return (
    <Form call="POST /v2/user/block/" headingLevel={3}>
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
