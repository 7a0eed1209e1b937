import type { APIRequestContext } from '@playwright/test'
import { newEmail } from '../journeys.ts'
import { OWN_PAGE, postCall } from '../post-call.ts'
import type { Writer } from './writer.ts'

interface Parts {
  writer: Writer
  by: APIRequestContext
}

/** A new account whose texts are all attempts, logged in afterwards. */
export async function signUp({ writer, by }: Parts): Promise<{ email: string; password: string }> {
  const person = { email: newEmail(), password: 'Mango-Tree-42' }
  const form = await (await by.get('/user/register/', { headers: OWN_PAGE })).json()
  const occupation_id = form.data.occupation_list[0].id
  await writer.write(by, 'POST /user/register/', { ...person, occupation_id, mobile: undefined, terms: true })
  return person
}

export async function logIn({ writer, by }: Parts, of: { email: string; password: string }): Promise<void> {
  const { email: identifier, password } = of
  await writer.write(by, 'POST /user/client/login/', { identifier, password })
}

/** With the code from the email. */
export async function confirmEmail(by: APIRequestContext, email: string): Promise<void> {
  await postCall(by, '/user/email-code/send/')
  const { data: mails } = await (await by.get('/dev/outbox/list/')).json()
  const mail = mails.find(
    (one: { to: string; text: string }) => one.to === email && /\b\d{6}\b/.test(one.text),
  )
  const [code] = /\b\d{6}\b/.exec(mail?.text) ?? []
  await postCall(by, '/user/email-code/verify/', { code })
}
