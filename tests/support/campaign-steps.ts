import { expect, type Page } from '@playwright/test'
import { OWN_PAGE } from './demo-logins.ts'

/** A program of the demo that people can sign up to. */
export const SIGN_UP = '/programs/campaign/Autism+Acceptance'
/** Its page for individuals. */
export const SIGN_UP_B = '/programs/campaign/b/Autism+Acceptance'

/** Starts a campaign of the logged-in person through the contract. Answers its id. */
export async function startCampaign(page: Page, organisation_name?: string): Promise<number> {
  const path = organisation_name ? '/program/org/campaign/subscription/' : '/program/subscription/'
  const answer = await page.request.post(path, {
    data: { program: 'Autism Acceptance', organisation_name },
    headers: OWN_PAGE,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.id
}
