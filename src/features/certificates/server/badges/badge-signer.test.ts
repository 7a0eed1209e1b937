import { expect, test } from 'vitest'
import { multibase } from './badge-signer.ts'

test.each([
  ['Hello World!', 'z2NEpo7TZRRrLZSi2U'],
  [
    'The quick brown fox jumps over the lazy dog.',
    'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['\0\0(\x7f\xb4\xcd', 'z11233QC4'],
  ['', 'z'],
])('writes %j as the drafts’ own examples do', (text, written) => {
  expect(multibase(Buffer.from(text, 'latin1'))).toBe(written)
})
