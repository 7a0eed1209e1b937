import { createRoute } from '@tanstack/react-router'
import { Route as RootRoute } from './root.tsx'

/**
 * Stands for the administration in browsers that have not fetched its pages (`scripts/visitors-tree.ts`): its address
 * is asked for as a document, which brings them.
 */
export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: '/admin/$',
  beforeLoad: ({ location, preload }) => {
    if (preload) return undefined
    window.location.assign(location.href)
    return new Promise<never>(() => undefined)
  },
})
