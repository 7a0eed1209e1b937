import { expect, it } from 'vitest'
import { tracked } from './footer.tsx'

it.each([
  ['https://www.youtube.com/@pankh', 'https://www.youtube.com/@pankh?utm_source=pankh&utm_medium=footer'],
  [
    'https://social.example/page?id=7#us',
    'https://social.example/page?id=7&utm_source=pankh&utm_medium=footer#us',
  ],
  ['not an address', 'not an address'],
])('%s is tracked as %s', (href, address) => {
  expect(tracked(href)).toBe(address)
})
