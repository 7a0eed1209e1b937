import type { Page } from '@playwright/test'

/** The viewer: a visitor, a new account, a person of the demo, or the person that the page's `way` logs in. */
export type Viewer = 'visitor' | 'newcomer' | 'farah' | 'kavita' | 'own'

/** An address, or steps that lead to one. They use calls only, so that they work in every language. */
export type Way = string | ((page: Page) => Promise<string>)

export interface CheckedPage {
  name: string
  /** As in the sitemap; a test finds routes that nothing checks. */
  route: string
  viewer: Viewer
  way: Way
  /** Waits for what loads later, or unfolds it, once the page runs. */
  then?: (page: Page) => Promise<void>
}

type Row = [name: string, route: string, way?: Way, then?: CheckedPage['then']]

/** Pages that the same viewer sees; without a way, the route is the address. */
export function seenBy(viewer: Viewer, rows: Row[]): CheckedPage[] {
  return rows.map(([name, route, way = route, then]) => ({
    name,
    route,
    viewer,
    way,
    ...(then ? { then } : {}),
  }))
}
