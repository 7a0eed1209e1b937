import type { Page } from '@playwright/test'
import { mp4Head, samplePdf, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { expect } from './journeys.ts'
import { postCall, uploadByCall } from './post-call.ts'

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf })
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await samplePicture(300, 200).png().toBuffer(),
})
export const film = {
  name: 'evening.mp4',
  mimeType: 'video/mp4',
  // Uploaded in two parts.
  buffer: Buffer.concat([mp4Head, Buffer.alloc(9_000_000, 7)]),
}

export const chooseFiles = (page: Page) => page.getByLabel(/^(Files|More files) to add$/)
export const uploaded = (page: Page) => page.getByText(/^Uploaded/)
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const savedDraft = (page: Page, withWords = '') =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/user/draft/save/') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(withWords),
  )

/** Fills in step 1 and goes to the next one. */
export async function sayWhat(page: Page, title: string, addType = 'Upload files'): Promise<void> {
  await page.getByRole('radio', { name: addType }).check()
  await page.getByLabel('Type of resource').selectOption('Worksheets')
  await page.getByLabel('Title').fill(title)
  await next(page)
  await expect(stepTitle(page, 'Add the content')).toBeFocused()
}

/** The resource of the page that was submitted. */
export async function madeResource(page: Page) {
  await expect(page).toHaveURL(/\/resource\/[^/]+\/\d+\/edit\?submitted=(1|changes)$/)
  const id = /\/(\d+)\/edit/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`/v2/resource/edit/?id=${id}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

/** Makes a resource by calls, for a journey that edits it. */
export async function createResource(page: Page, title: string, more: Record<string, unknown> = {}) {
  const choices = await (await page.request.get('/v2/resource/add/')).json()
  const data = {
    title,
    resource_type_id: choices.data.resource_types[0].id,
    resource_files: [await uploadByCall(page.request, pdf('old.pdf'))],
    has_rights: true,
    ...more,
  }
  return (await postCall(page.request, '/v2/resource/add/', data)) as { id: number }
}
