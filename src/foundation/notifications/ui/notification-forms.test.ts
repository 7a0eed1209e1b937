import { expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ASKS_CONSENT, choicesForm } from './notification-forms.ts'

/** What the form sends for these fields. */
async function sentFor(fields: Record<string, string>) {
  const sent: unknown[] = []
  const api = async (_call: string, { body }: { body: unknown }) => {
    sent.push(body)
    return { success: true, message: 'Kept.' }
  }
  const answer = await choicesForm.send(api as unknown as Api, new URLSearchParams(fields), { address: '/' })
  expect(answer).toMatchObject({ goTo: '/profile', toast: 'Kept.' })
  return sent[0]
}

it('takes consent away only where it was asked for', async () => {
  const fields = { wanted: '', digest: 'week' }
  expect(await sentFor(fields)).toEqual({ wanted: [''], digest: 'week' })
  expect(await sentFor({ ...fields, [ASKS_CONSENT]: '1' })).toMatchObject({ is_whatsapp_notification: false })
  expect(await sentFor({ ...fields, [ASKS_CONSENT]: '1', is_whatsapp_notification: 'on' })).toMatchObject({
    is_whatsapp_notification: true,
  })
})
