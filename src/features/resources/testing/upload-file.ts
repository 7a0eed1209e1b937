import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

interface Uploaded {
  id: number
  name: string
  kind: string
}

/** Uploads a file as its person. Returns the status and, if it was accepted, the temporary file. */
export async function tryUpload(
  { app }: TestApp,
  { token }: Pick<Person, 'token'>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ status: number; codes: string[]; file: Uploaded | undefined }> {
  const form = new FormData()
  form.append('files', new Blob([bytes.slice()]), name)
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/master/temp-file-upload/',
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  const body = answer.json<{ data: Uploaded[]; errors?: { code: string }[] }>()
  const codes = (body.errors ?? []).map(({ code }) => code)
  return { status: answer.statusCode, codes, file: answer.statusCode === 200 ? body.data[0] : undefined }
}

/** Uploads a file that must be accepted. */
export async function uploadFile(
  test: TestApp,
  person: Pick<Person, 'token'>,
  { name = 'sheet.pdf', bytes }: { name?: string; bytes: Uint8Array },
): Promise<Uploaded> {
  const { file, codes } = await tryUpload(test, person, { name, bytes })
  if (!file) throw new Error(`the file was refused: ${codes.join(', ')}`)
  return file
}
