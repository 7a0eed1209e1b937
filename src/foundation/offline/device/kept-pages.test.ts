import { expect, it } from 'vitest'
import { keptAddress, keyOf } from './kept-pages.ts'

it('keeps public pages, without what does not change them', () => {
  expect(keptAddress('/?utm_source=mail')).toBe('/')
  expect(keptAddress('/?tag=2&utm_source=mail&age_group=1')).toBe('/?age_group=1&tag=2')
  expect(keptAddress('/hi/')).toBe('/hi')
  expect(keptAddress('/hi/events/details/3?questions=4#reviews')).toBe('/hi/events/details/3')
  expect(keptAddress('/resource/colour-cards/12')).toBe('/resource/colour-cards/12')
  expect(keptAddress('/programs/campaign/autism')).toBe('/programs/campaign/autism')
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
    expect(keptAddress(address), address).toBeUndefined()
})

it('tells the languages of an address apart', () => {
  expect(keyOf('/', 'hi')).toBe('/?kept-in=hi')
  expect(keyOf('/?tag=2', 'en')).toBe('/?tag=2&kept-in=en')
})
