import type { BrowserContext, Page } from '@playwright/test'
import { notice } from '#tests/support/auth-steps.ts'
import { journeyWithConsent as journey } from '#tests/support/consent-server.ts'
import {
  expect,
  expectAccessible,
  expectRunning,
  expectThatRuns,
  loggedIn,
  open,
  signUpByCall,
  tabTo,
} from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const question = (page: Page) => page.getByRole('region', { name: 'May we share how Pankh is used?' })
const no = (page: Page) => question(page).getByRole('button', { name: 'No, thanks' })
const yes = (page: Page) => question(page).getByRole('button', { name: 'Yes, share' })
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })

async function consentOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent')?.value
}

journey(
  'a visitor says no by keyboard, is not asked again, and changes it later',
  async ({ page, context, server }) => {
    await open(page, '/')
    await expectThatRuns(no(page))
    await expectAccessible(page)
    const [one, other] = [await no(page).boundingBox(), await yes(page).boundingBox()]
    expect(one).toMatchObject({ width: other?.width, height: other?.height, y: other?.y })
    await tabTo(page, no(page))
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
    await expect(page.getByRole('status').getByText("We won't share anything.")).toBeVisible()
    expect(await consentOf(context)).toBe('v2026-11:no')

    await page.reload()
    await expectRunning(page)
    await expect(question(page)).toBeHidden()
    await choices(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy choices' })).toBeVisible()
    await expect(page.getByText('You said no.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, share' }).click()
    await expect(page.getByText('You said yes.')).toBeVisible()
    expect(await consentOf(context)).toMatch(/^v2026-11:yes:[\da-f-]{36}$/)
    await page.reload()
    await expect(page.getByText('You said yes.')).toBeVisible()
    expect(server.amplitude.events().filter(({ event_type }) => event_type === '$identify')).toEqual([])
  },
)

journey('the question covers nothing on a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  await expect(question(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const asked = await question(page).boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'the answer is a plain form, and the page comes back without the question',
    async ({ page, context }) => {
      await page.goto('/resource?search_query=play')
      await no(page).click()
      await expect(page).toHaveURL(/\/resource\?search_query=play$/)
      await expect(notice(page)).toContainText("We won't share anything.")
      await expect(question(page)).toBeHidden()
      expect(await consentOf(context)).toBe('v2026-11:no')
      await page.goto('/')
      await expect(question(page)).toBeHidden()
      await page.goto('/privacy/choices')
      await page.getByRole('button', { name: 'Yes, share' }).click()
      await expect(page.getByText('You said yes.')).toBeVisible()
    },
  )
})

journey('a person agrees, is known elsewhere, and takes it back', async ({ page, browser, server }) => {
  const person = await loggedIn(page)
  await open(page, '/')
  await yes(page).click()
  await expect(question(page)).toBeHidden()
  const profiles = () =>
    server.amplitude
      .events()
      .filter(({ user_properties }) => Reflect.get(user_properties ?? {}, 'email') === person.email)
  await expect.poll(() => profiles().length).toBe(1)
  expect(Object.keys(profiles()[0]?.user_properties ?? {})).toEqual([
    'name',
    'email',
    'mobile',
    'user_type',
    'is_member',
    'logged_in',
    'membership_type',
    'created_date',
  ])

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const logIn = { identifier: person.email, password: person.password }
  await postCall(elsewhere.request, '/user/client/login/', logIn)
  const second = await elsewhere.newPage()
  await open(second, '/privacy/choices')
  await expect(second.getByText('You said yes.')).toBeVisible()
  await expect(question(second)).toBeHidden()
  await second.getByRole('button', { name: 'No, thanks' }).click()
  await expect(second.getByText('You said no.')).toBeVisible()
  await elsewhere.close()

  await open(page, '/privacy/choices')
  await expect(page.getByText('You said no.')).toBeVisible()
  await postCall(page.request, '/user/add_amplitude_details/', { email: person.email })
  expect(profiles()).toHaveLength(1)
})

journey(
  'whoever signs in where somebody else agreed is asked themselves',
  async ({ page, context, request }) => {
    await open(page, '/')
    await yes(page).click()
    await expect(question(page)).toBeHidden()
    const { email: identifier, password } = await signUpByCall(request)
    await postCall(page.request, '/user/client/login/', { identifier, password })
    expect(await consentOf(context)).toBeUndefined()
    await open(page, '/')
    await expect(question(page)).toBeVisible()
  },
)
