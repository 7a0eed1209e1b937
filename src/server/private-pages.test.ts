import { describe, expect, it } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

describe('a page with a personal address', () => {
  it.each([
    '/group-counselling/certificate/a@b.example',
    '/group-counselling/certificate/Calm+evenings/42/asha/2026-01-10/asha@example.org?utm_source=mail',
    '//group-counselling/certificate/x',
    '/Group-Counselling/certificate/x',
    '/group%2Dcounselling/certificate/x',
    '/unsubscribe/a-token',
    '/invitations/stop/a-token',
    '/programs/confirm/a.b.c',
    '/programs/individual/Autism+Acceptance/meera/7?utm_source=mail&invitation=told',
    '/programs/individual/Autism%E0/meera/7?invitation=told',
    '/programs%2Fconfirm/a.b.c%',
    '/privacy/choices?utm_source=mail',
    '/Privacy/choices/',
  ])('is known however it is written: %s', (url) => {
    expect(isPrivatePage(url)).toBe(true)
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
    expect(isPrivatePage(url)).toBe(false)
  })
})
