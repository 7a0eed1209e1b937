import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { postCall } from './post-call.ts'

/** Logs in a person of the demo, such as the administrator `kavita`, in all tabs of this journey. */
export const logInAs = (page: Page, name: string): Promise<void> => logInByCall(page.request, name)

/** With a separate request context, no tab is logged in. */
export async function logInByCall(request: APIRequestContext, name: string): Promise<void> {
  const identifier = `${name}@pankh.example`
  await postCall(request, '/user/client/login/', { identifier, password: DEMO_PASSWORD })
}
