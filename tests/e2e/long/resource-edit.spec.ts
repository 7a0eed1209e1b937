import type { Page } from '@playwright/test'
import { expect, expectAccessible, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { chooseFiles, createResource, madeResource, pdf, uploaded } from '#tests/support/making-steps.ts'

journey(
  'an edit takes one file out and adds one; a stranger finds no form',
  async ({ page, browser, baseURL, faults }) => {
    faults.allow(/404/)
    await loggedIn(page)
    const { id } = await createResource(page, 'Sorting socks')
    await open(page, `/resource/sorting-socks/${id}/edit?step=2`)
    await page.getByRole('checkbox', { name: 'Remove this file when you save: old.pdf' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toContainText(
      'More files to add: Choose at least one file.',
    )
    await page.getByRole('link', { name: /Check$/ }).click()
    await expect(page.getByText('Choose at least one file. Change')).toBeVisible()
    await expect(page.getByText('You can also save it as a draft')).toBeHidden()
    await page.getByRole('link', { name: 'Change: Content', exact: true }).click()
    await chooseFiles(page).setInputFiles(pdf('new.pdf'))
    await expect(uploaded(page)).toBeVisible()
    await expectAccessible(page, 'an edit')
    await page.getByRole('link', { name: /Check$/ }).click()
    await expect(page.getByText('This is how your resource will look.')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your changes are saved' })).toBeFocused()
    const made = await madeResource(page)
    expect(made.resource_files.map(({ name }: { name: string }) => name)).toEqual(['new.pdf'])

    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await other.newPage()
    await theirs.goto(`/resource/sorting-socks/${id}/edit`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Share a resource' })).toBeHidden()
    await expect(theirs.getByLabel('Title')).toBeHidden()
    await loggedIn(theirs)
    expect((await theirs.goto(`/resource/sorting-socks/${id}/edit`))?.status()).toBe(404)
    await other.close()

    await page.goto('/resource/sorting-socks/edit')
    await expect(page).toHaveURL(/\/resource$/)
  },
)

journey(
  'two windows: the second is told, opens what the first saved, and saves over it knowingly',
  async ({ page, faults }) => {
    faults.allow(/409/)
    await loggedIn(page)
    const { id } = await createResource(page, 'Sorting spoons')
    const address = `/resource/sorting-spoons/${id}/edit`
    const title = (of: Page) => of.getByRole('textbox', { name: 'Title' })
    const save = async (of: Page) => {
      await of.getByRole('link', { name: /Check$/ }).click()
      await of.getByRole('button', { name: 'Save changes' }).click()
    }
    const first = await page.context().newPage()
    for (const one of [page, first]) await open(one, address)
    await title(first).fill('Sorting forks')
    await save(first)
    await madeResource(first)
    await title(page).fill('Sorting plates')
    await save(page)
    const summary = page.getByRole('group', { name: "That didn't work" })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('You changed this resource in another window.')
    await expectAccessible(page, 'a resource in two windows')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the version saved in the other window' }).click()
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Sorting forks')
    await page.getByRole('button', { name: 'Save changes' }).click()
    expect((await madeResource(page)).title).toBe('Sorting plates')
  },
)

journey('a resource is deleted after its person was asked', async ({ page, faults }) => {
  faults.allow(/404/)
  await loggedIn(page)
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
