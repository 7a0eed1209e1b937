import type { ComponentProps } from 'react'
import styles from './share-bar.module.css'

type ShareBarProps = Pick<ComponentProps<'progress'>, 'value' | 'max' | 'aria-label' | 'aria-labelledby'>

/** How much of something is done. It needs an accessible name. */
export function ShareBar(props: ShareBarProps) {
  return <progress className={styles.bar} {...props} />
}
