import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Uploads a file as this person. Returns the id of its temporary file; a refusal fails the test with its message. */
export async function uploadAs(
  test: TestApp,
  person: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<number> {
  const form = new FormData()
  form.append('files', new Blob([bytes.slice()]), name)
  const answer = await test.app.inject({
    method: 'POST',
    url: '/master/temp-file-upload/',
    headers: { authorization: `Bearer ${person.token}` },
    payload: form,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const [file] = answer.json<{ data: { id: number }[] }>().data
  return file?.id ?? 0
}
