import { expect, it } from 'vitest'
import { addressOfCopy, packedAt } from './page-of-address.ts'

it('keeps public pages, without what does not change them', () => {
  expect(addressOfCopy('/?utm_source=mail')).toBe('/')
  expect(addressOfCopy('/?tag=2&utm_source=mail&age_group=1')).toBe('/?age_group=1&tag=2')
  expect(addressOfCopy('/hi/')).toBe('/hi')
  expect(addressOfCopy('/hi/events/details/3?questions=4#reviews')).toBe('/hi/events/details/3')
  expect(addressOfCopy('/resource/colour-cards/12')).toBe('/resource/colour-cards/12')
  expect(addressOfCopy('/programs/campaign/autism')).toBe('/programs/campaign/autism')
})

it('knows what can be saved behind an address, also through the log-in of a visitor’s copy', () => {
  const worksheet = { kind: 'resource', thing: 12 }
  expect(packedAt('/resource/colour-cards/12')).toEqual(worksheet)
  expect(packedAt('/hi/resource/colour-cards/12/fileviewer?file=3')).toEqual(worksheet)
  const next = encodeURIComponent('/resource/colour-cards/12/fileviewer?file=3')
  expect(packedAt(`/auth?next=${next}`)).toEqual(worksheet)
  expect(packedAt('/events/details/3')).toEqual({ kind: 'event', thing: 3 })
  for (const address of [
    '/about',
    '/auth',
    '/auth?next=https://a.example',
    '/resource/add',
    '/auth?next=/auth',
  ])
    expect(packedAt(address), address).toBeUndefined()
})

it('keeps no page of one person, and none that only forms stand on', () => {
  for (const address of [
    '/profile',
    '/my-pankh-page',
    '/admin/events',
    '/auth',
    '/resource/add',
    '/resource/colour-cards/12/edit',
    '/resource/colour-cards/12/fileviewer',
    '/programs',
    '/programs/campaign/autism/12/tracking',
    '/programs/individual/autism/9?invitation=abc',
    '/group-counselling/certificate/a@b.c',
    '/privacy/choices',
    '/events/details/3/thankyou/register',
    // Its own copy comes with the worker.
    '/offline',
    '/hi/offline',
  ])
    expect(addressOfCopy(address), address).toBeUndefined()
})
