import type { ReactNode } from 'react'
import type { ParsedQuerySummary } from '#foundation/search-words/search-query.contract.ts'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import type { ListSearch } from '../list-search.contract.ts'
import type { ReadAsProps } from './read-as.tsx'

const { load, part } = lazyCode(() => import('./read-as.tsx'))

/** Awaited by the loader of a list whose words were read: a list without words does without this code. */
export const loadReadAs = load

const Part = part((loaded) => loaded.ReadAs)
export const ReadAs = Part as unknown as <Search extends ListSearch>(props: ReadAsProps<Search>) => ReactNode

export const isRead = ({ read_as, mended, left_out }: ParsedQuerySummary): boolean =>
  read_as.length + mended.length + left_out.length > 0
