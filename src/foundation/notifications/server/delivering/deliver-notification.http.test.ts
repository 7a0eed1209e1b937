import { describe, expect, it } from 'vitest'
import { product } from '#contract/product.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createNotification } from '../../testing/create-notification.ts'
import { everyMail } from '../../testing/notifications.queries.ts'

const test = testApp()
const written = async () => {
  await test.runJobs()
  const [mail] = (await test.call('GET /dev/outbox/list/', {})).data
  const [stored] = await everyMail(test.db)
  return { ...mail, headers: stored?.headers ?? {} }
}

describe('the mail of a notification', () => {
  it('says that a decision about what one shared always comes, with nothing to unsubscribe', async () => {
    const asha = await createPerson(test)
    const told = { user_ids: [asha.id], params: { title: 'Is music fine?' } }
    await createNotification(test.db, { ...told, kind: 'held_refused', key: 'held_refused:1' })
    const refused = await written()
    expect(refused.text).toContain(`If anything is unclear, write to ${product.organisation.email}`)
    expect(refused.text).toContain('about something you wrote or shared. We always send emails like this.')
    await createNotification(test.db, { ...told, kind: 'held_published', key: 'held_published:1' })
    const published = await written()
    expect(published.text).toContain('Thank you for sharing.')
    for (const mail of [refused, published]) {
      expect(mail.text).not.toContain('follow')
      expect(mail.html).not.toContain('/unsubscribe/')
      expect(mail.headers).toEqual({})
    }
  })

  it.each(['campaign_first', 'campaign_goal'] as const)(
    'says of %s why it comes and how to end it',
    async (kind) => {
      const asha = await createPerson(test)
      await createNotification(test.db, { user_ids: [asha.id], kind, key: `${kind}:1` })
      const mail = await written()
      expect(mail.text).toContain('Your campaign is making a difference.')
      expect(mail.text).toContain("You're getting this email because you run this campaign.")
      const token = mail.text?.match(/\/unsubscribe\/([\w.-]+)/)?.[1] ?? ''
      const shown = await test.call('GET /v2/notification/unsubscribe/', { query: { token } })
      expect(shown.data.topic).toBe('campaigns')
      expect(mail.headers['List-Unsubscribe']).toContain(token)
    },
  )

  it('says of news that the person follows who shared it', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await asha.call('POST /user/notification/choices/', { body: { wanted: ['following:mail'] } })
    await createNotification(test.db, { user_ids: [asha.id], kind: 'new_event', actor_id: ravi.id })
    const mail = await written()
    expect(mail.text).toContain('You follow this person and chose to get news by email.')
    expect(mail.text).toContain('/unsubscribe/')
  })
})
