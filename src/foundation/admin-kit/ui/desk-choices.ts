import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { createStore } from '#ui-kit/store.ts'

/** How a person has set up one table on this device. */
export interface TableChoices {
  isCompact?: boolean
  /** The keys of the columns that they left out. */
  hidden?: readonly string[]
}

/** Says that a tab changed its choices: browsers tell only the other tabs. */
const changed = createStore(0)

function subscribe(listener: () => void) {
  const stop = changed.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** What a person keeps in this browser alone, under a name; null while the page is taken over, too. */
export function useKept(name: string): [string | null, (next: string) => void] {
  const person = useViewer()?.user_id ?? 0
  const key = `pankh-desk ${person} ${name}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const keep = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(key, next)
      } catch {
        // Storage is switched off or full: it stays as it is.
      }
      changed.set(changed.now() + 1)
    },
    [key],
  )
  return [kept, keep]
}

/** How the person wants a table: tables of several things, such as of each event, share it. */
export function useTableChoices(path: string): [TableChoices, (next: TableChoices) => void] {
  const [kept, keep] = useKept(path.replaceAll(/\/\d+/g, '/*'))
  const choices = useMemo(() => parsed(kept), [kept])
  return [choices, (next) => keep(JSON.stringify(next))]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whatever else stands there was written by another version, or by hand. */
function parsed(kept: string | null): TableChoices {
  try {
    const { isCompact, hidden } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    return { isCompact: isCompact === true, hidden: Array.isArray(hidden) ? hidden.map(String) : [] }
  } catch {
    return {}
  }
}
