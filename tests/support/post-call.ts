import { type APIRequestContext, expect } from '@playwright/test'

/** Headers of a call from the product's own pages. A call with a cookie needs them. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** Posts a call as the person of the request context; it must succeed. Returns the answer's `data`. */
export async function postCall(request: APIRequestContext, path: string, data: object = {}) {
  const answer = await request.post(path, { data, headers: OWN_PAGE })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

/** A file as a form sends it. */
export interface MadeFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Uploads a file as the person of the request context. Returns the id of the upload. */
export async function uploadByCall(request: APIRequestContext, file: MadeFile): Promise<number> {
  const answer = await request.post('/master/temp-file-upload/', {
    multipart: { files: file },
    headers: OWN_PAGE,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data[0].id
}
