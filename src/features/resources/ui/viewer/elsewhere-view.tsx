import { useRef } from 'react'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { ExternalLink } from '#ui-kit/icons.ts'
import { useIsRunning } from '#ui-kit/store.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'
import { externalViewerForm } from './viewer-forms.ts'

/** A link to an external viewer below the slides, if the operator has configured one. */
export function ElsewhereView({ file: { id, external_viewer } }: ViewProps) {
  if (external_viewer === null) return null
  return (
    <div className={styles.message}>
      <ElsewhereForm id={id} host={external_viewer} />
    </div>
  )
}

function ElsewhereForm({ id, host }: { id: number; host: string }) {
  const tab = useRef<Window | null>(null)
  const isRunning = useIsRunning()

  function openTab() {
    // A tab opened by the click itself isn't blocked as a pop-up; the other site loads in it later.
    tab.current = window.open('', '_blank')
    if (tab.current) tab.current.opener = null
  }

  return (
    <Form
      form={externalViewerForm}
      className={styles.elsewhere}
      onSent={({ leaveTo }) => {
        if (leaveTo) (tab.current ?? window).location.assign(leaveTo)
      }}
      onRefused={() => tab.current?.close()}
    >
      <input type="hidden" name="file" value={id} />
      <p>{m.resource_viewer_external_help({ host })}</p>
      <p>{m.resource_viewer_external_time({ host })}</p>
      <SubmitButton variant="second" onClick={openTab}>
        {m.resource_viewer_external({ host })}
        <ExternalLink aria-hidden="true" />
        {isRunning ? <span className="visually-hidden">{m.opens_in_new_tab()}</span> : null}
      </SubmitButton>
    </Form>
  )
}
