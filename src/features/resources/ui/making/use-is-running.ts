import { useSyncExternalStore } from 'react'

const toNothing = () => () => undefined

/** Whether the page runs in a browser: what needs JavaScript is not there without it. */
export const useIsRunning = () =>
  useSyncExternalStore(
    toNothing,
    () => true,
    () => false,
  )
