import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

interface SentForm {
  method: 'POST' | 'PUT'
  url: string
  /** Bytes become a file. */
  fields: Readonly<Record<string, string | Uint8Array>>
}

/** Submits a form with pictures as this person. Returns the status with the reply. */
export async function sendLanding(test: TestApp, person: Person, { method, url, fields }: SentForm) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value.slice()]), `${name}.png`)
  }
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await test.app.inject({ method, url, headers, payload: form })
  return { status: answer.statusCode, ...answer.json() }
}
