import type { Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '#contract/language.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'
import { addressesOf, UNKNOWN_ADDRESS } from '#tests/support/script-attempts/addresses.ts'
import { attempt } from '#tests/support/script-attempts/attempt.ts'
import { expectEscaped, hearScripts, lookAt, numbersIn } from '#tests/support/script-attempts/look.ts'
import { journeyAmongAttempts as journey } from '#tests/support/script-attempts/own-demo-of-attempts.ts'
import { isShownNowhere } from '#tests/support/script-attempts/shown-nowhere.ts'

// The policy would stop what a page forgets to escape, and hide it.
journey.use({ bypassCSP: true })
// One demo for all of them, in this order.
journey.describe.configure({ mode: 'default', timeout: 600_000 })

/** Numbers of the fields whose texts were seen. */
const seen = new Set<number>()
const note = (html: string) => {
  for (const number of numbersIn(html)) seen.add(number)
}

const isOfAdministration = (address: string) => address.startsWith('/admin')

/** Opens the pages one after the other, and asks for their Hindi HTML if so wanted. */
async function lookAtAll(
  page: Page,
  addresses: readonly string[],
  { inHindi }: { inHindi: boolean },
): Promise<void> {
  const ran = await hearScripts(page)
  for (const address of addresses) {
    await journey.step(address, async () => {
      note(await lookAt(page, address))
      if (!inHindi) return
      const html = await (await page.request.get(`/hi${address}`)).text()
      expectEscaped(html, `/hi${address}`)
      note(html)
      // It was chosen with the address, for the next pages too.
      await page.context().clearCookies({ name: LANGUAGE_COOKIE })
    })
    expect.soft(ran.splice(0), address).toEqual([])
  }
}

journey('every text field takes an attempt, and every address refuses it', ({ attempted: { writer } }) => {
  const { fields, written, refused } = writer
  expect(fields.length).toBeGreaterThan(250)
  const left = fields.filter((field) => !written.has(field) && !refused.has(field))
  expect(left.map(({ call, name }) => `${call} ${name}`)).toEqual([])
})

/** The frame of a Word file and of an email refuses what listens here as it would refuse any script. */
const EXPECTED_FAULTS = [UNKNOWN_ADDRESS, /Blocked script execution in 'about:srcdoc'/]

journey('a text that a page took for HTML would be heard', async ({ page, faults }) => {
  faults.allow(/about:blank|net::ERR/)
  const ran = await hearScripts(page)
  const html = `<p title="${attempt(1, 600)}"></p>`
  await page.goto('about:blank')
  await page.setContent(html)
  await expect.poll(() => ran.length).toBeGreaterThan(2)
  expect(() => expectEscaped(html, 'this page')).toThrow()
})

journey('a visitor sees texts, and no script runs', async ({ page, attempted, faults }) => {
  for (const fault of EXPECTED_FAULTS) faults.allow(fault)
  const addresses = addressesOf(attempted).filter((address) => !isOfAdministration(address))
  await lookAtAll(page, addresses, { inHindi: true })
})

journey('the member who wrote them sees texts, and no script runs', async ({ page, attempted, faults }) => {
  for (const fault of EXPECTED_FAULTS) faults.allow(fault)
  const { email: identifier, password } = attempted.member
  await postCall(page.request, '/user/client/login/', { identifier, password })
  const addresses = addressesOf(attempted).filter((address) => !isOfAdministration(address))
  await lookAtAll(page, addresses, { inHindi: false })
})

journey('an administrator sees texts, and no script runs', async ({ page, attempted, faults }) => {
  for (const fault of EXPECTED_FAULTS) faults.allow(fault)
  await logInAs(page, 'kavita')
  await lookAtAll(page, addressesOf(attempted).filter(isOfAdministration), { inHindi: true })
})

journey('emails and lists for search engines hold texts, and no scripts', async ({ page, request }) => {
  const ran = await hearScripts(page)
  const { data: mails } = await (await request.get('/dev/outbox/list/')).json()
  expect(mails.length).toBeGreaterThan(5)
  for (const { kind, subject, html } of mails) {
    expectEscaped(html, kind)
    await page.setContent(html)
    note(subject + html)
    expect.soft(ran.splice(0), kind).toEqual([])
  }
  for (const address of ['/sitemap.xml', '/robots.txt'])
    expectEscaped(await (await request.get(address)).text(), address)
})

journey('every text that was written was seen somewhere', ({ attempted: { writer } }) => {
  const left = [...writer.written].filter((field) => !seen.has(field.number) && !isShownNowhere(field))
  expect(left.map(({ call, name }) => `${call} ${name}`)).toEqual([])
})
