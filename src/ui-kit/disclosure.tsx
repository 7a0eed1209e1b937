import { type DetailsHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { ChevronDown } from './icons.ts'

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode
  /** 'line' stands in a list of filters, 'card' on its own. */
  look?: 'line' | 'card' | undefined
  ref?: Ref<HTMLDetailsElement> | undefined
}

/**
 * Native details and summary, a group by that name: opens without JavaScript, found by the browser's search in the
 * page.
 */
export function Disclosure({ summary, look = 'line', className, children, ...rest }: DisclosureProps) {
  const id = useId()
  return (
    <details aria-labelledby={id} {...rest} className={classNames(styles.details, styles[look], className)}>
      <summary className={styles.summary}>
        <span id={id}>{summary}</span>
        <ChevronDown />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
