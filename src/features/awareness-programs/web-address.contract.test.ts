import { describe, expect, it } from 'vitest'
import { hasWebAddress } from './web-address.contract.ts'

describe('a web address in words', () => {
  it.each([
    'Win at https://a',
    'ftp://a',
    'WWW.example',
    'bit.ly/x',
    't.me/x',
    'T.Me/x',
    'Dr.Dev/x',
    'wa.me/919999',
    'evil.xyz',
    'EVIL.XYZ',
    'Evil.Xyz',
    'x(evil.xyz).',
    'my_shop.in',
    'a.b.co.uk',
    '1win.games',
    'e.g.evil.xyz',
    'me@evil.xyz',
    'evil．xyz',
    'evil\u200b.xyz',
    'सेल.भारत',
    'xn--a.xn--h2brj9c',
    'магазин.рф',
  ])('is there: %j', (text) => expect(hasWebAddress(text)).toBe(true))

  it.each([
    '',
    'Meera and friends',
    'Dr.Rao',
    'DR.RAO',
    'Md.Khan, Mrs.Rao',
    'A.B.',
    'A.P.J.Abdul Kalam',
    'S.Kumar (B.Com, M.Ed, Ph.D)',
    'Hill Pvt.Ltd.',
    'e.g. this, i.e. that',
    'e.g.this',
    'At 10.30am for 2.5 hours, Rs.500',
    'One. Two.\nThree...four',
    'डॉ.राव',
    'नमस्ते.आइए',
  ])('is not there: %j', (text) => expect(hasWebAddress(text)).toBe(false))
})
