import { describe, expect, it } from 'vitest'
import { SERVICES, serviceAddress, sharedLink } from './share-ways.ts'

const campaign = {
  id: 7,
  program_data: { id: 1, name: 'Schools & us', title: 'Schools and us', publication: 'published' as const },
  organisation_name: null,
  username: 'meera',
  referral_code: 'K7QF92MX',
}
const url = sharedLink(campaign, 'https://pankh.test', 'whatsapp')
const of = { url, title: 'Schools & us', text: 'Five minutes? 50% of it is a film.' }

describe('a link that is shared', () => {
  it('says how it was passed on and whose it is', () => {
    expect(url).toBe(
      'https://pankh.test/programs/individual/Schools+%26+us/meera/7?utm_source=whatsapp&referral_code=K7QF92MX',
    )
    expect(sharedLink(campaign, 'https://pankh.test', 'link')).not.toContain('utm_source')
  })

  it.each(SERVICES)('comes whole to %s', (service) => {
    expect(decodeURIComponent(serviceAddress(service, of))).toContain(url)
  })

  it('comes with its words where the service takes some', () => {
    expect(new URL(serviceAddress('whatsapp', of)).searchParams.get('text')).toBe(`${of.text} ${url}`)
    expect(new URL(serviceAddress('x', of)).searchParams.get('text')).toBe(of.text)
    const mail = new URL(serviceAddress('email', of))
    expect(mail.search).not.toContain('+in')
    expect(mail.searchParams.get('subject')).toBe(of.title)
  })
})
