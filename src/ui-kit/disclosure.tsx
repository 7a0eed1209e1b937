import { type DetailsHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { ChevronDown } from './icons.ts'

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode
  /** To focus the summary. */
  summaryId?: string
  /** 'line' is for a list of filters, 'card' for one on its own. */
  look?: 'line' | 'card' | undefined
  ref?: Ref<HTMLDetailsElement> | undefined
}

/**
 * Native details and summary, with the summary as the group's name. Opens without JavaScript, and by the browser's find
 * in page.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, summaryId, look = 'line', className, children, ...rest } = props
  const id = useId()
  return (
    <details aria-labelledby={id} {...rest} className={classNames(styles.details, styles[look], className)}>
      <summary id={summaryId} className={styles.summary}>
        <span id={id}>{summary}</span>
        <ChevronDown />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
