import { Disclosure } from '#ui-kit/disclosure.tsx'
import { AdminForm, type AdminFormProps } from './admin-form.tsx'

/** What can't be taken back: folded up, with what it means above its button. */
export function DangerForm(props: AdminFormProps) {
  return (
    <Disclosure look="card" summary={props.submit}>
      <AdminForm {...props} variant="danger" />
    </Disclosure>
  )
}
