import type { Page } from '@playwright/test'
import { postCall } from './post-call.ts'

/** Saves a publishable draft of the logged-in person. Returns its id. */
export async function createDraft(page: Page, title: string): Promise<number> {
  const choices = await (await page.request.get('/v2/admin/event/choices/')).json()
  const { id } = await postCall(page.request, '/v2/admin/event/save/', {
    event_type_id: choices.data.types[0].id,
    title_en: title,
    title_hi: 'एक शांत घंटा',
    summary_en: 'A short hour.',
    description_en: 'What we do first.',
    access_captions: 'afterwards',
    access_sign_language: 'no',
    access_recording: 'yes',
    access_breaks: 'no',
    access_camera_optional: 'yes',
    access_language: 'en',
    access_adjustment_en: 'Write to us.',
  })
  return id
}
