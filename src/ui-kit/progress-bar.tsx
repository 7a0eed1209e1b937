import type { ComponentProps } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = Pick<ComponentProps<'progress'>, 'value' | 'max' | 'aria-label' | 'aria-labelledby'>

/** How much of something is done. It needs an accessible name. */
export function ProgressBar(props: ProgressBarProps) {
  return <progress className={styles.bar} {...props} />
}
