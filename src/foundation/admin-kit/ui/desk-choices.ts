import { useMemo } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { useKeptOnDevice } from '#ui-kit/kept-on-device.ts'

/** How a person set up a table on this device. */
export interface TableChoices {
  /** If not chosen, the width of the screen decides. */
  isCompact?: boolean | undefined
  /** The keys of the columns that they hid. */
  hidden?: readonly string[]
}

/** A person's value in this browser under a name; null while React hydrates, too. */
export function useKept(name: string): [string | null, (next: string) => void] {
  const person = useViewer()?.user_id ?? 0
  return useKeptOnDevice(`pankh-desk ${person} ${name}`)
}

/** The person's settings for a table; tables with the same path except for ids, such as one per event, share them. */
export function useTableChoices(path: string): [TableChoices, (next: TableChoices) => void] {
  const [kept, keep] = useKept(path.replaceAll(/\/\d+/g, '/*'))
  const choices = useMemo(() => parsed(kept), [kept])
  return [choices, (next) => keep(JSON.stringify(next))]
}

/** Anything unexpected was written by another version or by hand, and is ignored. */
function parsed(kept: string | null): TableChoices {
  try {
    const { isCompact, hidden } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    return {
      isCompact: typeof isCompact === 'boolean' ? isCompact : undefined,
      hidden: Array.isArray(hidden) ? hidden.map(String) : [],
    }
  } catch {
    return {}
  }
}
