import { useNavigate } from '@tanstack/react-router'
import type { EventSearch } from './event-search.ts'

/** Puts other filters into the address; where the visit came from stays in it. */
export function useChangeSearch() {
  const navigate = useNavigate({ from: '/' })
  return (next: EventSearch, options: { replace?: boolean } = {}) =>
    navigate({
      search: ({ utm_source, utm_medium, utm_campaign }) => ({
        ...next,
        ...(utm_source ? { utm_source } : {}),
        ...(utm_medium ? { utm_medium } : {}),
        ...(utm_campaign ? { utm_campaign } : {}),
      }),
      resetScroll: false,
      replace: options.replace ?? false,
    })
}
