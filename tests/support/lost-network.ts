import type { Page, Request } from '@playwright/test'

/** When the network fails: before the request reaches the server, or after the server has done its work. */
type WhenLost = 'on the way' | 'on the way back'
export const WHEN_LOST: readonly WhenLost[] = ['on the way', 'on the way back']

/** Loses the next one of these calls; the ones after it succeed. */
export async function loseNext(page: Page, path: string, when: WhenLost): Promise<void> {
  let isLost = false
  await page.route(
    (address) => address.pathname === path,
    async (route) => {
      if (isLost) return route.fallback()
      isLost = true
      // Playwright would store the answer's cookies for the tab.
      if (when === 'on the way back') await send(route.request())
      await route.abort('connectionfailed')
    },
  )
}

/** Headers of the connection, which `fetch` sets itself. */
const CONNECTION_HEADERS = /^(:|connection$|content-length$|host$)/

async function send(request: Request): Promise<void> {
  const headers = Object.entries(await request.allHeaders()).filter(
    ([name]) => !CONNECTION_HEADERS.test(name),
  )
  const body = request.postDataBuffer()
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers,
    ...(body && { body: new Uint8Array(body) }),
  })
  if (!answer.ok) throw new Error(`the server did not take it: ${await answer.text()}`)
}
