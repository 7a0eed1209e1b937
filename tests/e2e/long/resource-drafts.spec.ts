import { expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import {
  chooseFiles,
  createResource,
  film,
  madeResource,
  next,
  pdf,
  savedDraft,
  sayWhat,
  stepTitle,
  uploaded,
} from '#tests/support/making-steps.ts'
import { postCall } from '#tests/support/post-call.ts'

journey(
  'what is written survives a reload and a lost network in the middle of making',
  async ({ page, context, faults }) => {
    // The first save after the outage continues what the device sent.
    faults.allow(/ERR_INTERNET_DISCONNECTED|draft\/save\/|409/)
    await loggedIn(page)
    await open(page, '/resource/add')
    const saved = savedDraft(page)
    await sayWhat(page, 'Calm corner cards')
    await chooseFiles(page).setInputFiles(pdf('cards.pdf'))
    await expect(uploaded(page)).toBeVisible()
    await saved
    // How messages look comes two seconds after the page, and what sends drafts later comes last.
    await page.waitForFunction(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['toast-row', 'send-waiting'].every((part) => names.some((name) => name.includes(part)))
    })
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Description' }).fill('Written on the train')
    const notice = page.getByText('Nothing is lost: your draft is kept in this browser.')
    await expect(notice).toBeVisible()
    await next(page)
    await page.getByLabel('Other search words').fill('calm')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('group', { name: "That didn't work" })).toBeFocused()
    const words = page.getByLabel('Other search words')
    const savedLater = savedDraft(page, 'quiet')
    await words.press('End')
    await page.keyboard.type(', quiet')
    await context.setOffline(false)
    await savedLater
    await expect(notice).toBeHidden()
    await page.waitForLoadState('networkidle')
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('calm, quiet')

    await open(page, '/resource/add?step=2')
    await expect(page.getByText('This is your draft from')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Written on the train')
    await expect(page.getByText('cards.pdf', { exact: true })).toBeVisible()
    const savedAtCheck = savedDraft(page, '"step":["5"]')
    await page.getByRole('link', { name: /Check$/ }).click()
    await savedAtCheck
    await open(page, '/resource/add')
    await expect(page.getByText('You can also save it as a draft and continue later.')).toBeVisible()
    const preview = page.getByRole('article', { name: 'Your resource' })
    await expect(preview).toContainText("You haven't chosen an age group, skill or topic.")
    await expect(preview.getByText('quiet', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Change: What', exact: true }).click()
    await expect(stepTitle(page, 'What do you want to share?')).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue('Calm corner cards')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your draft is saved' })).toBeVisible()
    const made = await madeResource(page)
    expect(made).toMatchObject({
      status: 'draft',
      keywords: ['calm', 'quiet'],
      description: '<p>Written on the train</p>',
    })
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('')
  },
)

journey('a draft goes on where it was left, and its page says when it is published', async ({ page }) => {
  await loggedIn(page)
  const { id } = await createResource(page, 'Calm cards', { status: 'draft' })
  const words = page.getByLabel('Other search words')
  await open(page, `/resource/calm-cards/${id}/edit?step=3`)
  for (const written of ['calm', 'calm, quiet']) {
    await words.fill(written)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your draft is saved' })).toBeFocused()
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit your resource' })).toBeFocused()
    await page.getByRole('link', { name: /Who it's for$/ }).click()
    await expect(words).toHaveValue(written)
  }
  await page.getByRole('link', { name: /Sharing$/ }).click()
  await page.getByLabel('I have permission to share this.').check()
  await next(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your resource is published' })).toBeVisible()
})

journey('a form that is left and opened again is never shown without its draft', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/resource/add')
  const saved = savedDraft(page)
  await page.getByLabel('Title').fill('Calm corner cards')
  await saved
  await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveCount(0)
  const titles = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      const field = document.querySelector('[name="title"]')
      if (field instanceof HTMLInputElement) seen.add(field.value)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await page.goBack()
  await expect(page.getByLabel('Title')).toHaveValue('Calm corner cards')
  expect(await titles.evaluate((seen) => [...seen])).toEqual(['Calm corner cards'])
})

journey(
  'words of a lost session come back after logging in, and never to another person',
  async ({ page, faults }) => {
    faults.allow(/401/)
    const person = await loggedIn(page)
    await open(page, '/resource/add')
    await postCall(page.request, '/user/logout/')
    await page.context().clearCookies()
    await page.getByLabel('Title').fill('My own words')
    await expect(page.getByText("You're logged out. Nothing is lost")).toBeVisible()

    await loggedIn(page)
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('')
    const { email: identifier, password } = person
    await postCall(page.request, '/user/client/login/', { identifier, password })
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('My own words')
  },
)

journey('a slow upload is paused, goes on where it was, and another is cancelled', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/resource/add')
  await sayWhat(page, 'An evening on film')
  const asked: string[] = []
  let isHeld = true
  await page.route(/master\/tus\/./, (route) => {
    const method = route.request().method()
    const offset = route.request().headers()['upload-offset'] ?? ''
    asked.push(`${method} ${offset}`.trim())
    return isHeld && method === 'PATCH' && offset !== '0' ? undefined : route.continue()
  })
  await chooseFiles(page).setInputFiles(film)
  const second = `PATCH ${8 * 1024 * 1024}`
  await expect.poll(() => asked).toEqual(['PATCH 0', second])
  await page.getByRole('button', { name: 'Pause evening.mp4' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
  // Nothing is sent without it.
  await page.getByRole('link', { name: /Check$/ }).click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByRole('link', { name: /aren't uploaded/ })).toBeVisible()
  isHeld = false
  await page.getByRole('button', { name: 'Resume evening.mp4' }).click()
  await expect(uploaded(page)).toBeVisible()
  expect(asked).toEqual(['PATCH 0', second, 'HEAD', second])

  isHeld = true
  await chooseFiles(page).setInputFiles({ ...film, name: 'wrong.mp4' })
  await page.getByRole('button', { name: 'Cancel wrong.mp4' }).click()
  await expect(page.getByText('wrong.mp4')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove evening.mp4' })).toBeFocused()

  const saved = savedDraft(page, 'late.mp4')
  await chooseFiles(page).setInputFiles({ ...film, name: 'late.mp4' })
  await saved
  await open(page, '/resource/add?step=2')
  await expect(page.getByText("Your text is all here, but these files aren't.")).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^late\.mp4$/ })).toBeVisible()
  await expect(page.getByText('evening.mp4', { exact: true })).toBeVisible()
})
