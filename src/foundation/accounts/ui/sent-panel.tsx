import { m } from '#messages/messages.js'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'

/** Panel 4 after Submit: the link is on its way. */
export function SentPanel({ step, linkTo }: PanelProps) {
  return (
    <>
      <PictureImage isAside className={styles.art} src="/art/mail-sent.svg" alt="" width="400" height="240" />
      <p className={styles.said} tabIndex={-1} data-first>
        {step.message ?? m.forget_password_answer()}
      </p>
      <p className={styles.soft}>{m.auth_sent_hint()}</p>
      <a {...linkTo('login')} className={styles.link}>
        {m.auth_back_to_login()}
      </a>
    </>
  )
}
