import JSZip from 'jszip'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Downloads the ZIP file of the newest export as its owner. */
export async function fetchCopy(test: TestApp, person: Person): Promise<JSZip> {
  const { data } = await person.call('GET /v2/user/privacy/', {})
  const answer = await test.app.inject({
    url: `/profile/privacy/copies/${data.exports[0]?.id}.zip`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  if (answer.statusCode !== 200) throw new Error(`the copy was answered ${answer.statusCode}`)
  return JSZip.loadAsync(answer.rawPayload)
}

export async function textIn(zip: JSZip, name: string): Promise<string> {
  const file = zip.file(name)
  if (!file) throw new Error(`${name} is not in the copy`)
  return file.async('string')
}

/** Requests an export, makes it and downloads it. */
export async function makeCopy(test: TestApp, person: Person): Promise<JSZip> {
  await person.call('POST /v2/user/privacy/export/', { body: {} })
  await test.runJobs()
  return fetchCopy(test, person)
}
