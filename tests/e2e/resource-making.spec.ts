import type { Page } from '@playwright/test'
import { mp4Head, samplePdf, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { OWN_PAGE } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open, signedIn, tabTo } from '#tests/support/journeys.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf })
const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await samplePicture(300, 200).png().toBuffer(),
})
const film = {
  name: 'evening.mp4',
  mimeType: 'video/mp4',
  // In two parts.
  buffer: Buffer.concat([mp4Head, Buffer.alloc(9_000_000, 7)]),
}

const chooseFiles = (page: Page) => page.getByLabel(/Drop (more )?files here, or choose them/)
const uploaded = (page: Page) => page.getByText(/^Uploaded/)
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const savedDraft = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/user/draft/save/') && answer.ok())

/** Step 1, filled in and left. */
async function sayWhat(page: Page, title: string, addType = 'Upload files'): Promise<void> {
  await page.getByRole('radio', { name: addType }).check()
  await page.getByLabel('Type of resource').selectOption('Worksheets')
  await page.getByLabel('Title').fill(title)
  await next(page)
  await expect(stepTitle(page, 'Add the content')).toBeFocused()
}

/** The resource that the submitted page is of. */
async function madeResource(page: Page) {
  await expect(page).toHaveURL(/\/resource\/[^/]+\/\d+\/edit\?submitted=1$/)
  const id = /\/(\d+)\/edit/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`/v2/resource/edit/?id=${id}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

/** Made by calls: what an edit begins with. */
async function createResource(page: Page, title: string, more: Record<string, unknown> = {}) {
  const choices = await (await page.request.get('/v2/resource/add/')).json()
  const sent = await page.request.post('/master/temp-file-upload/', {
    multipart: { files: pdf('old.pdf') },
    headers: OWN_PAGE,
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const data = {
    title,
    resource_type_id: choices.data.resource_types[0].id,
    resource_files: [(await sent.json()).data[0].id],
    has_rights: true,
    ...more,
  }
  const answer = await page.request.post('/v2/resource/add/', { data, headers: OWN_PAGE })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data as { id: number }
}

journey('a resource is made step by step with files, looked over and published', async ({ page }) => {
  await signedIn(page)
  const title = `First-then board ${Date.now()}`
  await open(page, '/resource/add')
  await next(page)
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Type of resource: This is Required.',
    'Title: This is Required.',
  ])
  await expectAccessible(page, 'step 1 with errors')
  await sayWhat(page, title)
  await expect(page).toHaveURL(/\/resource\/add\?step=2$/)

  await chooseFiles(page).setInputFiles([pdf('second.pdf'), await photo('first.png')])
  await expect(uploaded(page)).toHaveCount(2)
  await page.getByLabel('What does first.png show?').fill('A child waters a plant')
  await page.getByRole('button', { name: 'Move first.png up' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.click()
  await page.keyboard.type('For calm ')
  await page
    .getByRole('toolbar', { name: 'Formatting: Description' })
    .getByRole('button', { name: 'Bold' })
    .click()
  await page.keyboard.type('mornings')
  await expectAccessible(page, 'step 2 with files')
  await next(page)

  await page.getByRole('group', { name: 'Age groups' }).getByRole('checkbox').first().check()
  await page.getByLabel('Other words to find it by').fill('morning, routine,')
  await expectAccessible(page, 'step 3')
  await page.goBack()
  await expect(stepTitle(page, 'Add the content')).toBeVisible()
  await expect(page.getByText('first.png', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Check$/ }).click()

  await expect(stepTitle(page, 'Look it over')).toBeFocused()
  const preview = page.getByRole('article', { name: 'Your resource' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('mornings')
  await expectAccessible(page, 'the look at all of it')
  await page.getByRole('button', { name: 'Publish' }).click()
  // What is missing stands in another step.
  await expect(stepTitle(page, 'Who may see and use it?')).toBeVisible()
  await expect(summary).toBeFocused()
  await page.getByLabel('I may share this.').check()
  await expectAccessible(page, 'step 4 with an error')
  await page.getByRole('radio', { name: /^Use it and name me/ }).check()
  await next(page)
  await page.getByRole('button', { name: 'Publish' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your resource is published' })).toBeFocused()
  await expectAccessible(page, 'the submitted form')
  const made = await madeResource(page)
  expect(made).toMatchObject({
    title,
    status: 'published',
    licence: 'CC BY 4.0',
    keywords: ['morning', 'routine'],
  })
  expect(made.description).toBe('<p>For calm <strong>mornings</strong></p>')
  expect(made.resource_files.map(({ name, alt }: { name: string; alt: string }) => [name, alt])).toEqual([
    ['first.webp', 'A child waters a plant'],
    ['second.pdf', ''],
  ])
  await page.getByRole('link', { name: 'Make another one' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

journey.describe('at 360 px', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('a text is written and published with the keyboard alone', async ({ page }) => {
    await signedIn(page)
    const press = (key: string) => page.keyboard.press(key)
    await open(page, '/resource/add')
    await tabTo(page, page.getByRole('radio', { name: 'Upload files' }))
    await press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Write a text' })).toBeChecked()
    await tabTo(page, page.getByLabel('Type of resource'))
    await page.keyboard.type('Act')
    await tabTo(page, page.getByLabel('Title'))
    await page.keyboard.type('Water play in five steps')
    await press('Enter')
    await expect(stepTitle(page, 'Add the content')).toBeFocused()

    await expect(page.getByRole('toolbar').first()).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Bold' }).first())
    for (const _ of [1, 2, 3]) await press('ArrowRight')
    await expect(page.getByRole('button', { name: 'List with dots' }).first()).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.keyboard.type('Fill a bowl')
    await press('Enter')
    await page.keyboard.type('Add cups')
    await press('Tab')
    await expect(page.getByRole('textbox', { name: 'Description' })).not.toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Whom is it for?')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Who may see and use it?')).toBeFocused()
    await tabTo(page, page.getByLabel('I may share this.'))
    await press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Look it over')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Publish' }))
    await press('Enter')
    const made = await madeResource(page)
    expect(made.add_type).toBe(1)
    expect(made.description).toBe('<ul><li><p>Fill a bowl</p></li><li><p>Add cups</p></li></ul>')
  })
})

journey(
  'what is written survives a reload and a lost line in the middle of making',
  async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await signedIn(page)
    await open(page, '/resource/add')
    const saved = savedDraft(page)
    await sayWhat(page, 'Calm corner cards')
    await chooseFiles(page).setInputFiles(pdf('cards.pdf'))
    await expect(uploaded(page)).toBeVisible()
    await saved

    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Description' }).fill('Written on the train')
    const notice = page.getByText('Nothing is lost: your draft is kept in this browser.')
    await expect(notice).toBeVisible()
    await next(page)
    await page.getByLabel('Other words to find it by').fill('calm')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    const savedLater = savedDraft(page)
    await context.setOffline(false)
    await savedLater
    await expect(notice).toBeHidden()

    await open(page, '/resource/add?step=2')
    await expect(page.getByText('You have changes that you have not sent')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Written on the train')
    await expect(page.getByText('cards.pdf', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /What$/ }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Calm corner cards')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your draft is saved' })).toBeVisible()
    const made = await madeResource(page)
    expect(made).toMatchObject({
      status: 'draft',
      keywords: ['calm'],
      description: '<p>Written on the train</p>',
    })
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('')
  },
)

journey(
  'words of a lost session come back after logging in, and never to another person',
  async ({ page, faults }) => {
    faults.allow(/401/)
    const person = await signedIn(page)
    await open(page, '/resource/add')
    await page.request.post('/user/logout/', { headers: OWN_PAGE })
    await page.context().clearCookies()
    await page.getByLabel('Title').fill('My own words')
    await expect(page.getByText('You are logged out. Nothing is lost')).toBeVisible()

    await signedIn(page)
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('')
    const data = { identifier: person.email, password: person.password }
    expect((await page.request.post('/user/client/login/', { data, headers: OWN_PAGE })).status()).toBe(200)
    await open(page, '/resource/add')
    await expect(page.getByLabel('Title')).toHaveValue('My own words')
  },
)

journey('a link that is none is said beside it, a script leads nowhere', async ({ page }) => {
  await signedIn(page)
  await open(page, '/resource/add')
  await sayWhat(page, '<script>window.ran = 1</script> Songs', 'Link or video')
  const first = page.getByLabel('Address of the page or video')
  await next(page)
  await expect(page.getByText('Please add at least one link.').first()).toBeVisible()
  await first.fill('not a link')
  await next(page)
  await expect(page.getByText('Invalid URL Format').first()).toBeVisible()
  await first.fill('javascript:alert(1)')
  await next(page)
  await page.getByRole('link', { name: 'Invalid URL Format' }).click()
  await expect(first).toBeFocused()
  await expectAccessible(page, 'a wrong link')
  await first.fill('www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('<img src=x onerror="window.ran = 1">')
  await page.getByRole('toolbar').first().getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Where does the link go?').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Link', exact: true })).toContainText('Invalid URL Format')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Sharing$/ }).click()
  await page.getByLabel('I may share this.').check()
  await next(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const made = await madeResource(page)
  expect(made.resource_links.map(({ url }: { url: string }) => url)).toEqual([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])
  expect(made.description).not.toMatch(/<img|<a /)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

journey('a slow upload is paused, goes on where it was, and another is cancelled', async ({ page }) => {
  await signedIn(page)
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
  await expect(page.getByRole('link', { name: /still on their way/ })).toBeVisible()
  isHeld = false
  await page.getByRole('button', { name: 'Go on with evening.mp4' }).click()
  await expect(uploaded(page)).toBeVisible()
  expect(asked).toEqual(['PATCH 0', second, 'HEAD', second])

  isHeld = true
  await chooseFiles(page).setInputFiles({ ...film, name: 'wrong.mp4' })
  await page.getByRole('button', { name: 'Cancel wrong.mp4' }).click()
  await expect(page.getByText('wrong.mp4')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove evening.mp4' })).toBeFocused()

  const saved = savedDraft(page)
  await chooseFiles(page).setInputFiles({ ...film, name: 'late.mp4' })
  await saved
  await open(page, '/resource/add?step=2')
  await expect(page.getByText('What you wrote is all here, but these files are not.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^late\.mp4$/ })).toBeVisible()
  await expect(page.getByText('evening.mp4', { exact: true })).toBeVisible()
})

journey(
  'an edit takes one file out and adds one; a stranger finds no form',
  async ({ page, browser, baseURL, faults }) => {
    faults.allow(/404/)
    await signedIn(page)
    const { id } = await createResource(page, 'Sorting socks')
    await open(page, `/resource/sorting-socks/${id}/edit?step=2`)
    await page.getByRole('checkbox', { name: 'Remove this file when I save: old.pdf' }).check()
    await chooseFiles(page).setInputFiles(pdf('new.pdf'))
    await expect(uploaded(page)).toBeVisible()
    await expectAccessible(page, 'an edit')
    await page.getByRole('link', { name: /Check$/ }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const made = await madeResource(page)
    expect(made.resource_files.map(({ name }: { name: string }) => name)).toEqual(['new.pdf'])

    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await other.newPage()
    await theirs.goto(`/resource/sorting-socks/${id}/edit`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Make a resource' })).toBeHidden()
    await expect(theirs.getByLabel('Title')).toBeHidden()
    await signedIn(theirs)
    expect((await theirs.goto(`/resource/sorting-socks/${id}/edit`))?.status()).toBe(404)
    await other.close()

    await page.goto('/resource/sorting-socks/edit')
    await expect(page).toHaveURL(/\/resource$/)
  },
)

journey('a resource is deleted after its person was asked', async ({ page, faults }) => {
  faults.allow(/404/)
  await signedIn(page)
  const { id } = await createResource(page, 'Only for a day')
  await open(page, `/resource/only-for-a-day/${id}/edit`)
  await page.getByRole('button', { name: 'Delete this resource' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this resource?' })
  await expectAccessible(page, 'the question')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete this resource' }).click()
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page).toHaveURL(/\/resource$/)
  expect((await page.request.get(`/v2/resource/edit/?id=${id}`)).status()).toBe(404)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'all steps stand on one page, and what is wrong keeps what was filled in',
    async ({ page, faults }) => {
      // The form comes back with the status of what was wrong.
      faults.allow(/422/)
      await signedIn(page)
      await page.goto('/resource/add')
      await page.getByLabel('Title').fill('A plain worksheet')
      await page.getByLabel('Description').fill('First lines.\n\nOne more: 3 < 4.')
      await chooseFiles(page).setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
      await page.getByLabel('I may share this.').check()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('This is Required.')
      await expect(page.getByLabel('Title')).toHaveValue('A plain worksheet')
      await expect(page.getByText('one.pdf')).toBeVisible()
      await page.getByLabel('Type of resource').selectOption('Worksheets')
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your resource is published' })).toBeVisible()
      const made = await madeResource(page)
      expect(made.description).toBe('<p>First lines.</p><p>One more: 3 &lt; 4.</p>')
      expect(made.resource_files.map(({ name }: { name: string }) => name)).toEqual(['one.pdf', 'two.pdf'])

      await page.goto(`/resource/a-plain-worksheet/${made.id}/edit`)
      await expect(page.getByLabel('Description')).toHaveValue('First lines.\n\nOne more: 3 < 4.')
      await page.getByText('Delete this resource').click()
      await page.getByRole('button', { name: 'Yes, delete it' }).click()
      await expect(page).toHaveURL(/\/resource$/)
    },
  )
})
