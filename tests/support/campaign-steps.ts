import type { Page } from '@playwright/test'
import { postCall } from './post-call.ts'

/** A program of the demo that people can sign up to. */
export const SIGN_UP = '/programs/campaign/Autism+Acceptance'
/** Its page for individuals. */
export const SIGN_UP_B = '/programs/campaign/b/Autism+Acceptance'

/** Starts a campaign of the logged-in person through the contract. Answers its id. */
export async function startCampaign(page: Page, organisation_name?: string): Promise<number> {
  const path = organisation_name ? '/program/org/campaign/subscription/' : '/program/subscription/'
  const { id } = await postCall(page.request, path, { program: 'Autism Acceptance', organisation_name })
  return id
}
