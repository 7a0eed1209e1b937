import type { Page } from '@playwright/test'
import { addressIn } from '#contract/language.ts'
import type { Viewer } from './checked-pages/checked-page.ts'
import { logInAs } from './demo-logins.ts'
import { loggedIn, open } from './journeys.ts'
import { inAllLooks, type Look, nameOfLook, type Visit } from './looks.ts'
import { axeFindings } from './page-checks/axe.ts'
import type { Finding } from './page-checks/finding.ts'
import { focusFindings } from './page-checks/focus.ts'
import { ibmFindings } from './page-checks/ibm.ts'
import { layOutAll, misfits, reflowFindings } from './page-checks/reflow.ts'
import { lineFindings, motionFindings, structureFindings } from './page-checks/structure.ts'

/** The findings of a page in each column of the table. */
export type Seen = Record<string, Finding[]>

/** Opens a page once and runs every check on it. */
export async function visitPage(tab: Page, { page, language, looks }: Visit): Promise<Seen> {
  const [first = { scheme: 'light', width: 360, reading: '' }] = looks
  const address = typeof page.way === 'string' ? page.way : await page.way(tab)
  await takeLook(tab, first)
  await open(tab, addressIn(language, address))
  await page.then?.(tab)
  await layOutAll(tab)

  const seen: Seen = {}
  const put = (column: string, findings: Finding[]) => {
    seen[`${language}: ${column}`] = findings
  }
  put('structure', await structureFindings(tab, language))
  for (const look of looks) {
    await takeLook(tab, look)
    await readAs(tab, look)
    const findings = await axeFindings(tab)
    // The second engine takes longer than all other checks together.
    if (inAllLooks) findings.push(...(await ibmFindings(tab)))
    findings.push(...(await motionFindings(tab)), ...(await misfits(tab, 'as it is read')))
    if (look.width > 1000) findings.push(...(await lineFindings(tab)))
    put(nameOfLook(look), findings)
  }
  await takeLook(tab, first)
  await readAs(tab, first)
  put('focus and targets', await focusFindings(tab))
  await takeLook(tab, { ...first, width: 320, reading: '' })
  await readAs(tab, { ...first, reading: '' })
  put('320 px', await reflowFindings(tab))
  return seen
}

/** The viewer of a visit; some ways log in themselves. */
export async function becomeViewer(tab: Page, viewer: Viewer): Promise<void> {
  // Requests that the previous page still makes belong to its own viewer.
  await tab.goto('about:blank')
  await tab.context().clearCookies()
  if (viewer === 'newcomer')
    await loggedIn(tab, { first_name: 'Venkatanarasimharaju', last_name: 'Chakravarthula-Krishnamurthy' })
  else if (viewer !== 'visitor' && viewer !== 'own') await logInAs(tab, viewer)
}

/** The system, or the reading preference alone, turns on calm mode. */
async function takeLook(
  tab: Page,
  { scheme, width, reading }: Omit<Look, 'width'> & { width: number },
): Promise<void> {
  const reducedMotion = reading.includes('m') ? 'no-preference' : 'reduce'
  await tab.emulateMedia({ colorScheme: scheme, reducedMotion })
  await tab.setViewportSize({ width, height: 800 })
}

/** As the server writes it before the first paint; the style sheets depend on nothing else. */
async function readAs(tab: Page, { reading }: Look): Promise<void> {
  await tab.evaluate((wanted) => {
    if (wanted) document.documentElement.dataset.reading = wanted
    else delete document.documentElement.dataset.reading
  }, reading)
}
