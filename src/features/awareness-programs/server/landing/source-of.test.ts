import { expect, it } from 'vitest'
import { sourceOf } from './source-of.ts'

it.each([
  ['whatsapp', false, 'whatsapp'],
  ['QR', false, 'qr'],
  ['newsletter', false, 'link'],
  ['invitation', false, 'link'],
  [undefined, false, 'link'],
  ['whatsapp', true, 'invitation'],
] as const)('utm_source %s, invited %s: came by %s', (utm_source, isInvited, source) => {
  expect(sourceOf({ utm_source, isInvited })).toBe(source)
})
