import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Flag } from '#ui-kit/icons.ts'
import styles from './report-link.module.css'

interface ReportLinkProps {
  kind: string
  id: number
  /** What is reported, for screen readers: the first words of a question. */
  what: string
  /** The address to return to. */
  back: string
  isReported: boolean
}

const MOST_LETTERS = 60

/** A link to the form that tells moderators what is wrong with a person's text. */
export function ReportLink({ kind, id, what, back, isReported }: ReportLinkProps) {
  if (isReported) return <span className={styles.done}>{m.report_done()}</span>
  return (
    <Link
      to="/report/$kind/$id"
      params={{ kind, id: String(id) }}
      search={{ back }}
      className={styles.link}
      rel="nofollow"
      preload={false}
      aria-label={m.report_of({ what: Array.from(what).slice(0, MOST_LETTERS).join('') })}
    >
      <Flag aria-hidden="true" />
      {m.report()}
    </Link>
  )
}
