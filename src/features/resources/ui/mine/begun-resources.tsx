import { useStayAt } from '#foundation/accounts/ui/index.ts'
import type { BegunDraft } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { resourceAddress } from '../../resource-card.contract.ts'
import { RESOURCE_FORM } from '../making/making-forms.ts'
import styles from './my-resources.module.css'

/** Unsubmitted forms, started here or on another device, each with a link to resume. */
export function BegunResources({ begun }: { begun: readonly BegunDraft[] }) {
  if (begun.length === 0) return null
  return (
    <section aria-labelledby="begun-resources" className={styles.begun}>
      <h3 id="begun-resources">{m.my_resources_unsaved()}</h3>
      <ul className={styles.begunList}>
        {begun.map(({ subject, title: written, saved_at }) => {
          const title = written || m.my_resources_unsaved_untitled()
          return (
            <li key={subject} className={styles.begunDraft}>
              <p>
                <strong>{title}</strong> <DateTime moment={saved_at} kind="dayAndTime" />
              </p>
              <div className={styles.ways}>
                <AddressLink
                  href={subject === 0 ? '/resource/add' : resourceAddress({ id: subject, title }, '/edit')}
                  className={buttonClass()}
                  aria-label={m.my_resources_unsaved_continue_named({ title })}
                >
                  {m.my_resources_unsaved_continue()}
                </AddressLink>
                <DiscardDraft subject={subject} title={title} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Discards the unsubmitted changes of a form; what was saved before stays. */
export function DiscardDraft({ subject, title }: { subject: number; title: string }) {
  const stay = useStayAt('my-resources')
  return (
    <Form call="POST /user/draft/discard/" onSent={stay} headingLevel={3}>
      <input type="hidden" name="form" value={RESOURCE_FORM} />
      <input type="hidden" name="subject" value={subject} />
      <SubmitButton
        size="normal"
        variant="ghost"
        aria-label={m.my_resources_unsaved_discard_named({ title })}
      >
        {m.my_resources_unsaved_discard()}
      </SubmitButton>
    </Form>
  )
}
