import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'

/** Headers of a call from the product's own pages. A call with a cookie needs them. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** Logs in a person of the demo, such as the administrator `kavita`, in all tabs of this journey. */
export const logInAs = (page: Page, name: string): Promise<void> => logInByCall(page.request, name)

/** With a separate request context, no tab is logged in. */
export async function logInByCall(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/user/client/login/', {
    data: { identifier: `${name}@pankh.example`, password: DEMO_PASSWORD },
    headers: OWN_PAGE,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
