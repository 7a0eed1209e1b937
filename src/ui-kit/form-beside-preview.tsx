import { type ReactNode, useId, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from './button.tsx'
import styles from './form-beside-preview.module.css'

interface FormBesidePreviewProps {
  /** Gets the id of the element around the form, and the button to put beside the one that saves. */
  form: (parts: { within: string; showPreview: ReactNode }) => ReactNode
  preview: (parts: { within: string; headingId: string }) => ReactNode
}

/** A form with its preview, side by side or, on narrow screens, one at a time. */
export function FormBesidePreview({ form, preview }: FormBesidePreviewProps) {
  const [within, headingId, buttonId] = [useId(), useId(), useId()]
  const [isPreviewed, setIsPreviewed] = useState(false)

  function turn(isWanted: boolean) {
    setIsPreviewed(isWanted)
    requestAnimationFrame(() => document.getElementById(isWanted ? headingId : buttonId)?.focus())
  }

  const showPreview = (
    <Button id={buttonId} size="big" className={styles.turn} onClick={() => turn(true)}>
      {m.preview_show()}
    </Button>
  )
  return (
    <div id={within} className={styles.sides} data-previewed={isPreviewed || undefined}>
      <div className={styles.writing}>{form({ within, showPreview })}</div>
      <div className={styles.seen}>
        {preview({ within, headingId })}
        <Button size="big" className={styles.turn} onClick={() => turn(false)}>
          {m.preview_hide()}
        </Button>
      </div>
    </div>
  )
}
