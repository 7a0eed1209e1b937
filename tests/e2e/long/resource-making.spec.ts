import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import {
  chooseFiles,
  madeResource,
  next,
  pdf,
  photo,
  sayWhat,
  stepTitle,
  uploaded,
} from '#tests/support/making-steps.ts'
import { postCall } from '#tests/support/post-call.ts'

journey('a resource is made step by step with files, looked over and published', async ({ page }) => {
  await loggedIn(page)
  const title = `First-then board ${Date.now()}`
  await open(page, '/resource/add')
  await next(page)
  const summary = page.getByRole('group', { name: 'Please check 2 answers' })
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
  await page.getByLabel('Other search words').fill('morning, routine,')
  await expectAccessible(page, 'step 3')
  await page.goBack()
  await expect(stepTitle(page, 'Add the content')).toBeVisible()
  await expect(page.getByText('first.png', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Check$/ }).click()

  await expect(stepTitle(page, 'Check your resource')).toBeFocused()
  const preview = page.getByRole('article', { name: 'Your resource' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('mornings')
  await expectAccessible(page, 'the look at all of it')
  await page.getByRole('button', { name: 'Publish' }).click()
  // What is missing stands in another step.
  await expect(stepTitle(page, 'Who can see and use it?')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toBeFocused()
  await page.getByLabel('I have permission to share this.').check()
  await expectAccessible(page, 'step 4 with an error')
  await page.getByRole('radio', { name: /^Use it and credit you/ }).check()
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
    ['first.png', 'A child waters a plant'],
    ['second.pdf', ''],
  ])
  await page.getByRole('link', { name: 'Share another resource' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

journey.describe('at 360 px', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('a text is written and published with the keyboard alone', async ({ page }) => {
    await loggedIn(page)
    const press = (key: string) => page.keyboard.press(key)
    await open(page, '/resource/add')
    await tabTo(page, page.getByRole('radio', { name: 'Upload files' }))
    await press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Write it here' })).toBeChecked()
    await tabTo(page, page.getByLabel('Type of resource'))
    await page.keyboard.type('Act')
    await tabTo(page, page.getByLabel('Title'))
    await page.keyboard.type('Water play in five steps')
    await press('Enter')
    await expect(stepTitle(page, 'Add the content')).toBeFocused()
    // The step is at the top of the screen, with its first field.
    expect((await stepTitle(page, 'Add the content').boundingBox())?.y).toBeLessThan(220)

    await expect(page.getByRole('toolbar').first()).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Bold' }).first())
    for (const _ of [1, 2, 3]) await press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Bulleted list' }).first()).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.keyboard.type('Fill a bowl')
    await press('Enter')
    await page.keyboard.type('Add cups')
    await press('Tab')
    await expect(page.getByRole('textbox', { name: 'Description' })).not.toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Who is it for?')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Who can see and use it?')).toBeFocused()
    await tabTo(page, page.getByLabel('I have permission to share this.'))
    await press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Next' }))
    await press('Enter')
    await expect(stepTitle(page, 'Check your resource')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Publish' }))
    await press('Enter')
    const made = await madeResource(page)
    expect(made.add_type).toBe(1)
    expect(made.description).toBe('<ul><li><p>Fill a bowl</p></li><li><p>Add cups</p></li></ul>')
  })
})

journey('a link that is none is said beside it, a script leads nowhere', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/resource/add')
  await sayWhat(page, '<script>window.ran = 1</script> Songs', 'Link or video')
  const first = page.getByLabel('Web address of the page or video')
  await next(page)
  await expect(page.getByText('Add at least one link.').first()).toBeVisible()
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
  await page.getByLabel('Link address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Link', exact: true })).toContainText('Invalid URL Format')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Sharing$/ }).click()
  await page.getByLabel('I have permission to share this.').check()
  await next(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const made = await madeResource(page)
  expect(made.resource_links.map(({ url }: { url: string }) => url)).toEqual([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])
  expect(made.description).not.toMatch(/<img|<a /)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'all steps stand on one page, and what is wrong keeps what was filled in',
    async ({ page, faults }) => {
      // The form comes back with the status of what was wrong.
      faults.allow(/422|409/)
      await loggedIn(page)
      await page.goto('/resource/add')
      await page.getByLabel('Title').fill('A plain worksheet')
      await page.getByLabel('Description').fill('First lines.\n\nOne more: 3 < 4.')
      await chooseFiles(page).setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
      await page.getByLabel('I have permission to share this.').check()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toContainText(
        'This is Required.',
      )
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
      const { resource_type_id, revision } = made
      const other = {
        id: made.id,
        resource_type_id,
        revision,
        has_rights: true,
        title: 'From another window',
      }
      await postCall(page.request, '/v2/resource/edit/', other)
      await page.getByLabel('Type of resource').selectOption('')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toBeVisible()
      await page.getByLabel('Type of resource').selectOption('Worksheets')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('group', { name: "That didn't work" })).toContainText('another window')
      await page.getByText('Delete this resource').click()
      await page.getByRole('button', { name: 'Yes, delete it' }).click()
      await expect(page).toHaveURL(/\/resource$/)
    },
  )
})
