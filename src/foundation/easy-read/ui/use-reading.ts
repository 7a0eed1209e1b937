import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type ReadingSettings, readReading } from '#foundation/reading/reading-settings.contract.ts'

/** How the person reads at this moment: a change in the header is seen at once. */
export function useReading(): ReadingSettings {
  const { reading } = useRouter().options.context
  const sent = () => (typeof document === 'undefined' ? reading : now())
  return readReading(useSyncExternalStore(onChange, now, sent))
}

const now = () => document.documentElement.dataset.reading ?? ''

function onChange(tell: () => void): () => void {
  const watcher = new MutationObserver(tell)
  watcher.observe(document.documentElement, { attributeFilter: ['data-reading'] })
  return () => watcher.disconnect()
}
