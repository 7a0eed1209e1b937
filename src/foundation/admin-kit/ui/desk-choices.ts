import { useMemo } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { useKeptOnDevice } from '#ui-kit/kept-on-device.ts'

/** How a person has set up one table on this device. */
export interface TableChoices {
  /** Not chosen: by the width of the screen. */
  isCompact?: boolean | undefined
  /** The keys of the columns that they left out. */
  hidden?: readonly string[]
}

/** What a person keeps in this browser alone, under a name; null while the page is taken over, too. */
export function useKept(name: string): [string | null, (next: string) => void] {
  const person = useViewer()?.user_id ?? 0
  return useKeptOnDevice(`pankh-desk ${person} ${name}`)
}

/** How the person wants a table: tables of several things, such as of each event, share it. */
export function useTableChoices(path: string): [TableChoices, (next: TableChoices) => void] {
  const [kept, keep] = useKept(path.replaceAll(/\/\d+/g, '/*'))
  const choices = useMemo(() => parsed(kept), [kept])
  return [choices, (next) => keep(JSON.stringify(next))]
}

/** Whatever else stands there was written by another version, or by hand. */
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
