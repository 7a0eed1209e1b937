import type { Page } from '@playwright/test'

/** The viewer: nobody, a new account, a person of the demo, or the person whom the steps to the page log in. */
export type Viewer = 'visitor' | 'newcomer' | 'farah' | 'kavita' | 'own'

/** An address, or the way to it: whatever is done on the way is done by calls, in no language. */
export type Way = string | ((page: Page) => Promise<string>)

export interface LookedAtPage {
  name: string
  /** As in the sitemap; a test says when one is looked at nowhere. */
  route: string
  viewer: Viewer
  way: Way
  /** What is still to come, or to be unfolded, once the page runs. */
  then?: (page: Page) => Promise<void>
}

type Row = [name: string, route: string, way?: Way, then?: LookedAtPage['then']]

/** Rows of pages that the same viewer sees; where no way is given, the route is the address. */
export function seenBy(viewer: Viewer, rows: Row[]): LookedAtPage[] {
  return rows.map(([name, route, way = route, then]) => ({
    name,
    route,
    viewer,
    way,
    ...(then ? { then } : {}),
  }))
}
