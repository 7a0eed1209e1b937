import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import { axeFindings } from './page-checks/axe.ts'
import { OWN_PAGE, postCall } from './post-call.ts'

export { expect }

/** Over HTTP alone, without a browser, for the HTML of pages. */
export const httpJourney = base

/** Faults in a journey's tabs, except those that it provokes on purpose. */
interface Faults {
  /** Allows faults whose address or text matches. */
  allow(fault: RegExp): void
  /** Allows them only during one part of the journey. */
  allowIn(fault: RegExp, part: () => Promise<void>): Promise<void>
}

/**
 * Playwright's test, which also fails on a console error, an uncaught error, a CSP violation
 * or a failed request in any tab of the journey.
 */
export const journey = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = []
      const seen = await watchForFaults(context, baseURL ?? '')
      await use({
        allow: (fault) => void allowed.push(fault),
        async allowIn(fault, part) {
          const before = seen.length
          await part()
          const during = seen.splice(before)
          seen.push(...during.filter((one) => !fault.test(one)))
        },
      })
      const faults = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(faults, 'faults in the browser').toEqual([])
    },
    { auto: true },
  ],
})

async function watchForFaults(context: BrowserContext, origin: string): Promise<string[]> {
  const seen: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`CSP: ${effectiveDirective} stopped ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (event) => seen.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  context.on('response', (response) => {
    const address = response.url()
    if (response.status() >= 400 && address.startsWith(origin)) seen.push(`${response.status()}: ${address}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser aborts requests of a page that is left, and scripts if JavaScript is off ("csp").
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') seen.push(`${reason}: ${request.url()}`)
  })
  return seen
}

/** Opens an address and waits until the page runs: its heading belongs to React. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectRunning(page)
}

/** Waits until a page that was opened or reloaded runs in the browser. */
export async function expectRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'))
  })
}

/** Lazily loaded parts run a moment after their page does. */
export async function expectThatRuns(part: Locator): Promise<void> {
  const runs = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  await expect.poll(() => part.evaluate(runs)).toBe(true)
}

type Listed = 'event' | 'resource'
const found = (what: Listed) => new RegExp(`^\\d[\\d,]* ${what}s?$`)

/** The cards of the list, without those of other sections and without skeletons. */
export function cards(page: Page, what: Listed = 'event'): Locator {
  return page
    .getByRole('region', { name: found(what) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}

/** The count in the heading of the list. */
export async function foundCount(page: Page, what: Listed = 'event'): Promise<number> {
  const words = await page.getByRole('heading', { level: 2, name: found(what) }).textContent()
  return Number.parseInt(words?.replaceAll(',', '') ?? '', 10)
}

/** Expects no finding of axe in the current state, such as an open dialog or a hovered row. */
export async function expectAccessible(page: Page, where = 'axe'): Promise<void> {
  expect(await axeFindings(page), where).toEqual([])
}

/** The same on a phone and on a laptop, where nothing may scroll sideways either. */
export async function expectAccessibleAtBothWidths(page: Page, where: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${where} at ${width} px`)
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(over, `${where} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Holds back every answer from such addresses until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Answers with an error in the wire form. */
export function refuseWith(status: number, message: string, code = 'Unavailable') {
  return (route: Route) =>
    route.fulfill({ status, json: { success: false, data: { message }, errors: [{ code, message }] } })
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, mostPresses = 60): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted, `reached with ${mostPresses} presses of Tab`).toBeFocused()
}

/** A member's button that saves for offline, once its code has loaded. */
export const offlineCode = (page: Page): Locator =>
  page.locator(':has(> [role="status"]) > button', { hasText: 'Save for offline' })

export interface LoggedInPerson {
  email: string
  password: string
}

/** Signs up a new person through the contract, and logs them in in all tabs of this journey. */
export function loggedIn(
  page: Page,
  wanted: { first_name?: string; last_name?: string } = {},
): Promise<LoggedInPerson> {
  return signUpByCall(page.request, wanted)
}

/** With a test's own `request`, the account is made but no tab is logged in. */
export async function signUpByCall(
  request: APIRequestContext,
  wanted: { first_name?: string; last_name?: string } = {},
): Promise<LoggedInPerson> {
  const person = { email: newEmail(), password: 'Mango-Tree-42' }
  const form = await (await request.get('/user/register/', { headers: OWN_PAGE })).json()
  const occupation: { id: number } = form.data.occupation_list.find(
    ({ asks_for_school }: { asks_for_school: boolean }) => !asks_for_school,
  )
  await postCall(request, '/user/register/', {
    first_name: 'Asha',
    last_name: 'Verma',
    ...wanted,
    ...person,
    occupation_id: occupation.id,
    terms: true,
  })
  return person
}

/** An email that nobody has yet. */
export const newEmail = () => `asha-${randomUUID()}@example.org`
