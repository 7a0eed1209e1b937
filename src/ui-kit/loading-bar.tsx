import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './loading-bar.module.css'

/** Milliseconds before the bar appears, so that quick work shows none. */
export const progressThrottle = 200
const finishTime = 250

export interface LoadingBarProps {
  isBusy: boolean
  /** Such as "Loading the page". */
  label: string
}

/** A thin bar at the top of the window while a page is loading. */
export function LoadingBar({ isBusy, label }: LoadingBarProps) {
  const [phase, setPhase] = useState<'idle' | 'running' | 'finishing'>('idle')

  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(() => setPhase('running'), progressThrottle)
      return () => clearTimeout(timer)
    }
    setPhase((before) => (before === 'running' ? 'finishing' : before))
    const timer = setTimeout(() => setPhase('idle'), finishTime)
    return () => clearTimeout(timer)
  }, [isBusy])

  if (phase === 'idle') return null
  return (
    <div
      className={classNames(styles.bar, styles[phase])}
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
    />
  )
}
