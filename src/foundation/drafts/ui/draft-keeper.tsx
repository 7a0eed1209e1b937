import { useId } from 'react'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import styles from './draft-keeper.module.css'
import { type KeptForm, useDraftKeeping } from './use-draft-keeping.ts'
import type { Written } from './write-draft.ts'

/**
 * Saves a form as a draft while the person writes: on the server within moments, or in this browser until the network
 * is back. Shows the state above the form, and asks what to keep if another device saved something newer.
 */
export function DraftKeeper(props: KeptForm) {
  const { form, subject, draft } = props
  const goOn = useGoOn()
  const keeping = useDraftKeeping(props)
  const { state } = keeping
  const asideId = useId()
  return (
    <div className={styles.bar}>
      {draft ? (
        <Form
          call="POST /user/draft/discard/"
          onSent={async (sent) => {
            await keeping.forget()
            await goOn(sent)
          }}
          className={styles.draft}
          headingLevel={3}
        >
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="subject" value={subject} />
          <p>
            {m.draft_found()} <DateTime moment={draft.saved_at} kind="dayAndTime" />
          </p>
          <Disclosure summary={m.draft_discard()}>
            <p>{m.draft_discard_sure()}</p>
            <SubmitButton size="normal" variant="danger">
              {m.draft_discard_yes()}
            </SubmitButton>
          </Disclosure>
        </Form>
      ) : null}
      {keeping.hasAside ? (
        <section aria-labelledby={asideId} className={styles.draft}>
          <p id={asideId}>{m.draft_aside()}</p>
          <div className={styles.ways}>
            <Button onClick={() => void decide(keeping.takeAside)}>{m.draft_aside_use()}</Button>
            <Button onClick={() => void decide(keeping.dropAside)}>{m.draft_discard()}</Button>
          </div>
        </section>
      ) : null}
      <div className={classNames(styles.state, inTrouble(state) && styles.trouble)}>
        <p role="status">{labels[state]()}</p>
        {state === 'elsewhere' ? (
          <div className={styles.ways}>
            <Button onClick={() => void decide(keeping.keepThis)}>{m.draft_elsewhere_own()}</Button>
            <Button onClick={() => void decide(keeping.showOther)}>{m.draft_elsewhere_other()}</Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}

/**
 * The pressed button disappears and the form may be replaced, so focus moves to the page's main content. If nothing was
 * decided, the question and its button remain, and so does the focus.
 */
async function decide(choice: () => Promise<boolean>): Promise<void> {
  const pressed = document.activeElement
  document.getElementById('main')?.focus({ preventScroll: true })
  const isDecided = await choice()
  if (!isDecided && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
}

const inTrouble = (state: State) => state !== 'quiet' && state !== 'saved'

type State = Written | 'quiet'

const labels: Record<State, () => string> = {
  quiet: () => '',
  saved: m.draft_saved,
  'only-here': m.draft_only_here,
  'logged-out': m.draft_logged_out,
  'not-kept': m.draft_not_saved,
  elsewhere: m.draft_elsewhere,
}
