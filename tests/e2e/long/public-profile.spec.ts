import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const ADDRESS = '/profile/edit/public'
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' })
const showPreview = (page: Page) => page.getByRole('button', { name: 'Show preview' })
const aboutMe = (page: Page) => page.getByRole('textbox', { name: 'Introduction' })
const savedDraft = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/user/draft/save/') && answer.ok())
const FAMILY = 'माँ और मैं 👩‍👩‍👧‍👦'
const SCRIPT = '<script>alert(1)</script>'

journey(
  'a person comes from their account, writes, sees it as others do, and everyone reads it',
  async ({ page, browser }) => {
    await loggedIn(page)
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Edit public page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit your public page' })).toBeFocused()
    await expect(preview(page)).toContainText("There's nothing here yet")
    await page.getByLabel('Your job or role').fill('Special educator, Pune')
    await aboutMe(page).fill(`${FAMILY}\n\n${SCRIPT}`)
    await page.getByLabel('Children helped').selectOption('11 to 100 children')
    await page.getByLabel(/What would you tell other families/).fill('It is calm.')
    await expect(preview(page)).toContainText('Special educator, Pune')
    await expect(preview(page).getByRole('heading', { level: 3 })).toHaveText([
      'Introduction',
      'Children helped',
      'Why I recommend Pankh',
    ])
    await expect(preview(page)).toContainText(SCRIPT)
    await expectAccessible(page, 'the form with its preview')
    await save(page).click()
    await expect(page.getByRole('status').getByText('Details Updated!!', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/creator')

    await open(page, ADDRESS)
    await expect(aboutMe(page)).toHaveValue(`${FAMILY}\n\n${SCRIPT}`)
    await expect(page.getByText('You have changes that you have not sent')).toHaveCount(0)
    const { data } = await (await page.request.get('/v2/user/public/details/')).json()
    const context = await browser.newContext()
    const visitor = await context.newPage()
    await open(visitor, `/creator/${data.user_id}`)
    await expect(visitor.getByRole('main')).toContainText(FAMILY)
    await expect(visitor.getByRole('main')).toContainText('It is calm.')
    await context.close()
  },
)

journey('it is written and looked at by keyboard on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loggedIn(page)
  await open(page, ADDRESS)
  await expect(preview(page)).toBeHidden()
  await tabTo(page, page.getByLabel('Your job or role'))
  await page.keyboard.type('Parent, Kochi')
  await tabTo(page, aboutMe(page))
  await page.keyboard.type('Two boys and a kite.')
  await tabTo(page, showPreview(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(preview(page)).toContainText('Two boys and a kite.')
  await expect(save(page)).toBeHidden()
  await expectAccessible(page, 'the preview')
  await tabTo(page, page.getByRole('button', { name: 'Continue writing' }))
  await page.keyboard.press('Enter')
  await expect(showPreview(page)).toBeFocused()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.keyboard.press('Shift+Tab')
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Details Updated!!', { exact: true })).toBeVisible()
})

journey('what was written stays when the page is closed, and can be dropped', async ({ page }) => {
  await loggedIn(page)
  await open(page, ADDRESS)
  const saved = savedDraft(page)
  await aboutMe(page).fill('Half a sentence')
  await saved
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await open(again, ADDRESS)
  await expect(aboutMe(again)).toHaveValue('Half a sentence')
  await expect(preview(again)).toContainText('Half a sentence')
  await again.getByText('Discard', { exact: true }).click()
  await again.getByRole('button', { name: 'Discard draft' }).click()
  await expect(aboutMe(again)).toHaveValue('')
})

journey(
  'two windows: the second is told, sees what the first saved, and loses no word',
  async ({ page, faults }) => {
    faults.allow(/409/)
    await loggedIn(page)
    await open(page, ADDRESS)
    const first = await page.context().newPage()
    await open(first, ADDRESS)
    await aboutMe(first).fill('Written in the first window.')
    await save(first).click()
    await expect(first).toHaveURL('/creator')
    await aboutMe(page).fill('Written in the second window.')
    await save(page).click()
    const summary = page.getByRole('group', { name: "That didn't work" })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('You changed this page in another window')
    const elsewhere = page.getByRole('region', { name: 'Saved in the other window' })
    await expect(elsewhere).toContainText('Written in the first window.')
    await expect(aboutMe(page)).toHaveValue('Written in the second window.')
    await expectAccessible(page, 'two windows')
    await save(page).click()
    await expect(page).toHaveURL('/creator')
    const { data } = await (await page.request.get('/v2/user/public/details/')).json()
    expect(data.introduction).toBe('Written in the second window.')
  },
)

journey('a visitor is asked to log in, and dark colours are readable', async ({ page }) => {
  await open(page, ADDRESS)
  await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible()
  await loggedIn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, ADDRESS)
  await expectAccessible(page, 'the form in the dark')
})

journey('a speaker with an account: their events stand on their page, and lead to it', async ({ page }) => {
  await open(page, '/?search_query=busy+hands')
  await page.getByRole('link', { name: 'Scissors, beads and buttons: busy hands' }).first().click()
  await page
    .getByRole('region', { name: 'Your speakers' })
    .getByRole('link', { name: 'Farah Siddiqui' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Farah Siddiqui' })).toBeVisible()
  const events = page.getByRole('region', { name: 'Events with Farah Siddiqui' })
  await expect(events.getByRole('heading', { level: 3 })).toHaveText([
    'Handwriting: what comes before the pencil',
    'Scissors, beads and buttons: busy hands',
  ])
  await expectAccessible(page, 'a speaker')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('it is one form, and what is wrong comes back with every word', async ({ page, faults }) => {
    faults.allow(/409|422/)
    await loggedIn(page)
    await page.goto(ADDRESS)
    await page.getByLabel('Your job or role').fill('Teacher')
    await aboutMe(page).fill(FAMILY)
    await postCall(page.request, '/v2/user/public/details/', { designation: 'Meanwhile' })
    await save(page).click()
    await expect(page.getByRole('group', { name: "That didn't work" })).toContainText('another window')
    await expect(page.getByRole('region', { name: 'Saved in the other window' })).toContainText('Meanwhile')
    await expect(aboutMe(page)).toHaveValue(FAMILY)
    await save(page).click()
    await expect(page).toHaveURL('/creator')
    await expect(page.getByRole('main')).toContainText(FAMILY)
  })

  journey(
    'an administrator ties an account to a speaker and takes it away again',
    async ({ page, faults }) => {
      faults.allow(/409|422/)
      await logInAs(page, 'kavita')
      await page.goto('/admin/speakers?search_query=Ramesh')
      await page.getByRole('link', { name: 'Ramesh Oraon' }).click()
      const account = page.getByLabel('Account email')
      const keep = page.getByRole('button', { name: 'Save changes' })
      await account.fill('farah@pankh.example')
      await keep.click()
      await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toContainText('speaker')
      await account.fill('rukmini@pankh.example')
      await keep.click()
      await expect(account).toHaveValue('rukmini@pankh.example')
      await account.fill('')
      await keep.click()
      await expect(account).toHaveValue('')
    },
  )
})
