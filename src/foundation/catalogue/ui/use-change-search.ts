import { useNavigate } from '@tanstack/react-router'
import { inherited } from '#foundation/attribution/ui/index.ts'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue } from './catalogue.ts'

/** Navigates to other filters; attribution values stay in the address. */
export function useChangeSearch<Search extends ListSearch>({ path }: Catalogue<Search>) {
  const navigate = useNavigate()
  return (next: Search, options: { replace?: boolean } = {}) =>
    navigate({
      to: path,
      search: (before) => ({ ...next, ...inherited(before) }),
      resetScroll: false,
      replace: options.replace ?? false,
    })
}
