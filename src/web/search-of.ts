import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch } from './search-params.ts'

const { routesByPath } = createRouter({ routeTree, context: {} as never })

/**
 * What a page reads from its address's query, by its own `validateSearch`. Addresses with the same result are the same
 * page.
 *
 * @param path of its entry in the sitemap
 * @param query the part after the question mark
 */
export function searchOf(path: string, query: string): object {
  const route = routesByPath[path as keyof typeof routesByPath]
  const read: unknown = route?.options.validateSearch
  return typeof read === 'function' ? read(parseSearch(query)) : {}
}
