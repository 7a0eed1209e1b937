import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch } from './search-params.ts'

const { routesByPath } = createRouter({ routeTree, context: {} as never })

/**
 * What a page takes of the query of its address, by its own `validateSearch`: by this alone two addresses are the same
 * page or not.
 *
 * @param path of its row in the sitemap
 * @param query as it stands behind the question mark
 */
export function searchOf(path: string, query: string): object {
  const route = routesByPath[path as keyof typeof routesByPath]
  const read: unknown = route?.options.validateSearch
  return typeof read === 'function' ? read(parseSearch(query)) : {}
}
