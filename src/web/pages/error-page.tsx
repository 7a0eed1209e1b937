import type { ErrorComponentProps } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { BasicFrame } from '../layouts/basic-frame.tsx'
import styles from './message-page.module.css'

/** The page for unexpected errors; the status is 500 unless the failure has another. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <BasicFrame>
      <ErrorMessage {...props} />
    </BasicFrame>
  )
}

/** The error message inside a layout, if a page failed. */
export function ErrorMessage({ error }: ErrorComponentProps) {
  return (
    <>
      <title>{m.error_title()}</title>
      <div className={styles.page}>
        <img className={styles.art} src="/art/error.svg" alt="" width="400" height="240" />
        <h1 className={styles.heading}>{m.error_heading({ status: statusOf(error) })}</h1>
        <p>{m.error_help()}</p>
        <Button variant="primary" size="big" onClick={() => window.location.reload()}>
          {m.error_refresh()}
        </Button>
      </div>
    </>
  )
}

/** Pages throw `PageFailure`, whose message is the failed call's status (see ui-kit/page-failure.ts). */
function statusOf(error: unknown): number {
  const status = error instanceof Error ? Number(error.message) : 500
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500
}
