import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import {
  parseReadingPreferences,
  type ReadingPreferences,
} from '#foundation/reading-preferences/short-form.contract.ts'

/** The current reading preferences; updates as soon as they change in the header. */
export function useReadingPreferences(): ReadingPreferences {
  const { readingPreferences } = useRouter().options.context
  const sent = () => (typeof document === 'undefined' ? readingPreferences : now())
  return parseReadingPreferences(useSyncExternalStore(onChange, now, sent))
}

const now = () => document.documentElement.dataset.reading ?? ''

function onChange(tell: () => void): () => void {
  const watcher = new MutationObserver(tell)
  watcher.observe(document.documentElement, { attributeFilter: ['data-reading'] })
  return () => watcher.disconnect()
}
