import { describe, expect, it } from 'vitest'
import { searchOf } from '#web/search-of.ts'
import { isPersonalPage, pageAddress as pageAddressBy, withAskedQuery } from './page-key.ts'

const pageAddress = (url: string) => pageAddressBy(url, searchOf)

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=news&utm_medium=mail&gclid=1&referral_code=x', '/'],
    ['/?tag=2&utm_source=news&page=3', '/?page=3&tag=2'],
    ['/events/details/7?fbclid=abc', '/events/details/7'],
    ['/?search_query=a+%26+b', '/?search_query=a+%26+b'],
    ['/?search_query=%E0%A4%96%E0%A5%87%E0%A4%B2', '/?search_query=%E0%A4%96%E0%A5%87%E0%A4%B2'],
    ['/?', '/'],
    ['/#top', '/'],
    [
      '/programs/individual/Autism+Acceptance/7?utm_source=qr&page=2',
      '/programs/individual/Autism+Acceptance/7',
    ],
    ['/programs/individual/x/7?thanks=done&film=1', '/programs/individual/x/7?film=1&thanks=done'],
  ])('of %s is %s', (url, address) => {
    expect(pageAddress(url)).toBe(address)
  })

  it('is told in no time of a query of thousands of names', () => {
    const names = Array.from({ length: 30_000 }, (_, at) => `n${at}`).join('&')
    const started = process.threadCpuUsage().user
    expect(pageAddress(`/?${names}`)).toBe('/')
    expect(withAskedQuery('/resource', `/?${names}`)).toHaveLength(
      '/resource?'.length + names.length + 30_000,
    )
    expect(process.threadCpuUsage().user - started).toBeLessThan(2_000_000)
  })

  it('is the same whatever the order of its values', () => {
    expect(pageAddress('/?tag=2&skill=1&tag=1')).toBe(pageAddress('/?tag=1&tag=2&skill=1'))
  })

  it.each([
    'page=2',
    'length=5',
    'flag_descending=0',
    'flag_descending=1',
    'status=live',
    'sort_by=rating',
    'captions=1',
    'language=hi',
    'status=scheduled',
    'sign_language=1',
    'search_query=x',
    'age_group=1',
    'type=1',
  ])('differs by %s', (query) => {
    expect(pageAddress(`/?${query}`)).not.toBe('/')
  })

  it.each([
    ['/?length=12&flag_descending=', '/'],
    ['/?page=1&status=all&sort_by=&skill=', '/'],
    ['/?page=-4&status=nonsense&sort_by=9&skill=x&language=EN!&captions=perhaps', '/'],
    ['/?status=In+Transit', '/?status=in-transit'],
    ['/?sorting_column=rating', '/?sort_by=rating'],
    ['/?search_query=++play++', '/?search_query=play'],
    ['/?tag=2&tag=1&tag=2', '/?tag=1&tag=2'],
    ['/resource/?own=made&status=live&type=x&captions=1', '/resource/'],
    ['/resource?type=2&creator=1&sort_by=title&utm_source=x', '/resource?creator=1&sort_by=title&type=2'],
    ['/about?page=2', '/about'],
    ['/events/details/7?page=2&tag=1', '/events/details/7'],
    ['/events/details/7?questions=20&reviews=25&x=1', '/events/details/7?questions=20'],
    [
      '/programs/campaign/X?as=individual&join=k7qf92mx&utm_source=x',
      '/programs/campaign/X?as=individual&join=K7QF92MX',
    ],
    ['/programs/campaign/b/X?as=robot&join=x&page=2', '/programs/campaign/b/X'],
    ['/report/event-review/3?back=/about&x=1', '/report/event-review/3?back=%2Fabout'],
    ['/my-pankh-page?tab=certificates&x=1', '/my-pankh-page?tab=certificates'],
    ['/my-pankh-page?when=past&page=2', '/my-pankh-page?page=2&when=past'],
    ['/resource/a-sheet/7/fileviewer?file=3&x=1', '/resource/a-sheet/7/fileviewer?file=3'],
    ['/resource/add?step=2&x=1', '/resource/add?step=2'],
    ['/resource/a-sheet/7/edit?step=9&submitted=1', '/resource/a-sheet/7/edit?submitted=1'],
    ['/programs/campaign/X/7/tracking?days=30&x=1', '/programs/campaign/X/7/tracking?days=30'],
    [
      '/programs/campaign/X/7/invite?state=sent&sort=name',
      '/programs/campaign/X/7/invite?sort=name&state=sent',
    ],
    ['/terms?language=hi&x=1', '/terms?language=hi'],
    ['/terms?language=nonsense', '/terms'],
    ['/auth?next=/resource&x=1', '/auth?next=%2Fresource'],
    ['/auth/signup?next=/events/details/7', '/auth/signup?next=%2Fevents%2Fdetails%2F7'],
    ['/auth/signup?next=//elsewhere.example', '/auth/signup'],
    ['/offline?from=/about&pack=event-7', '/offline'],
    ['/certificate-programs/details?page=2&length=24&x=1', '/certificate-programs/details?length=24&page=2'],
    ['/profile/followers?length=24&x=1', '/profile/followers?length=24'],
  ])('%s has its place in common with %s', (url, address) => {
    expect(pageAddress(url)).toBe(address)
  })

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//elsewhere.example/x?page=2', '/elsewhere.example/x'],
    ['//?page=2', '/?page=2'],
    ['/\\elsewhere.example', '/elsewhere.example'],
    ['http://elsewhere.example/?tag=1', '/?tag=1'],
    ['http://elsewhere.example', '/'],
    ['/a/../../b', '/b'],
  ])('keeps to this site for %j', (url, address) => {
    expect(pageAddress(url)).toBe(address)
  })
})

describe('where a cached redirect leads', () => {
  it('keeps what this visitor asked for beside it', () => {
    expect(withAskedQuery('/resource/right/7', '/resource/wrong/7?utm_source=mail&reviews=20')).toBe(
      '/resource/right/7?utm_source=mail&reviews=20',
    )
    expect(withAskedQuery('/resource/right/7?reviews=20', '/resource/wrong/7?reviews=20&utm_source=a')).toBe(
      '/resource/right/7?reviews=20&utm_source=a',
    )
    expect(withAskedQuery('/resource', '/resource/x/preview')).toBe('/resource')
  })
})

describe('a page with a personal address', () => {
  it.each([
    '/group-counselling/certificate/a@b.example',
    '/group-counselling/certificate/Calm+evenings/42/asha/2026-01-10/asha@example.org?utm_source=mail',
    '//group-counselling/certificate/x',
    '/Group-Counselling/certificate/x',
    '/group%2Dcounselling/certificate/x',
    '/unsubscribe/a-token',
    '/auth/reset-password/a-token',
    '/invitations/stop/a-token',
    '/programs/confirm/a.b.c',
    '/programs/individual/Autism+Acceptance/meera/7?utm_source=mail&invitation=told',
    '/programs/individual/Autism%E0/meera/7?invitation=told',
    '/programs%2Fconfirm/a.b.c%',
    '/privacy/choices?utm_source=mail',
    '/Privacy/choices/',
  ])('is known however it is written: %s', (url) => {
    expect(isPersonalPage(url)).toBe(true)
  })

  it.each([
    '/',
    '/certificates/ABCDE',
    '/programs/individual/Autism+Acceptance/meera/7?utm_source=invitation',
    '/programs?invitation=told',
    '/group-counselling/certificates',
    '/?next=/group-counselling/certificate/x',
    '/privacy',
    '/%',
  ])('is no other: %s', (url) => {
    expect(isPersonalPage(url)).toBe(false)
  })
})
