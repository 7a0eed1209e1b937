import type { Page } from '@playwright/test'
import { expect, expectAccessible, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { next, savedDraft, sayWhat, stepTitle } from '#tests/support/making-steps.ts'
import { postCall } from '#tests/support/post-call.ts'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const begun = (page: Page) =>
  page
    .getByRole('region', { name: 'Unsaved drafts' })
    .getByRole('listitem')
    .filter({ hasText: 'Calm corner' })

journey(
  'a draft begun on one device goes on at another, and back again',
  async ({ page, browser, baseURL }) => {
    const phone = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const { email: identifier, password } = await loggedIn(page)
    await postCall(phone.request, '/user/client/login/', { identifier, password })

    await open(page, '/resource/add')
    await sayWhat(page, 'Calm corner', 'Write it here')
    const first = savedDraft(page, 'On the laptop')
    await description(page).fill('On the laptop')
    await first

    await open(phone, '/my-pankh-page?tab=resources&own=drafts')
    await expectAccessible(phone, 'unsaved drafts on My page')
    await begun(phone).getByRole('link', { name: 'Continue “Calm corner”' }).click()
    await expect(stepTitle(phone, 'Add the content')).toBeVisible()
    await expect(description(phone)).toHaveText('On the laptop')
    const second = savedDraft(phone, 'and on the phone')
    await description(phone).fill('On the laptop, and on the phone')
    await second
    await expect(phone.getByText('Draft saved.')).toBeVisible()
    const moved = savedDraft(phone, '"step":["3"]')
    await next(phone)
    await moved

    await open(page, '/resource/add')
    await expect(stepTitle(page, 'Who is it for?')).toBeVisible()
    await page.getByRole('link', { name: /Content$/ }).click()
    await expect(description(page)).toHaveText('On the laptop, and on the phone')
    const third = savedDraft(page, 'and home')
    await description(page).fill('On the laptop, on the phone, and home')
    await third

    await open(page, '/my-pankh-page?tab=resources')
    await begun(page).getByRole('button', { name: 'Discard “Calm corner”' }).click()
    await expect(begun(page)).toBeHidden()
    await open(phone, '/resource/add')
    await expect(phone.getByLabel('Title')).toHaveValue('')
    await phone.context().close()
  },
)
