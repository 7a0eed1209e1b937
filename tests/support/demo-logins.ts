import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** What a browser says of a call from the product's own pages: with a cookie it must, and it is a person's. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** Logs in a person of the demo, such as `kavita`, an administrator, in all tabs of this journey. */
export const logInAs = (page: Page, name: string): Promise<void> => logInByCall(page.request, name)

/** With a request of its own no tab is logged in. */
export async function logInByCall(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/user/client/login/', {
    data: { identifier: `${name}@pankh.example`, password: 'pankh-demo-2026' },
    headers: OWN_PAGE,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
