import { useNavigate } from '@tanstack/react-router'
import { inherited } from '#foundation/attribution/ui/index.ts'
import type { EventSearch } from './event-search.ts'

/** Puts other filters into the address; where the visit came from stays in it. */
export function useChangeSearch() {
  const navigate = useNavigate({ from: '/' })
  return (next: EventSearch, options: { replace?: boolean } = {}) =>
    navigate({
      search: (before) => ({ ...next, ...inherited(before) }),
      resetScroll: false,
      replace: options.replace ?? false,
    })
}
