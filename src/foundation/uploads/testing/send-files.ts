import type { UploadsApp } from './uploads-app.ts'

interface SentFile {
  name: string
  bytes: Uint8Array
}

/** Sends a form with files as this person. */
export async function sendFiles(
  { address }: UploadsApp,
  person: number,
  files: readonly SentFile[],
): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new Blob([bytes.slice()]), name)
  const answer = await fetch(`${address}/master/temp-file-upload/`, {
    method: 'POST',
    headers: { 'x-person': String(person) },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}
