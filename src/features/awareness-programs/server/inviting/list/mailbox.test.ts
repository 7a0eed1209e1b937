import { expect, it } from 'vitest'
import { hashList } from './hash-list.ts'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Asha@Example.org', 'asha@example.org'],
  ['asha+school@example.org', 'asha@example.org'],
  ['asha.verma@example.org', 'asha.verma@example.org'],
  ['asha.verma+1@gmail.com', 'ashaverma@gmail.com'],
  ['a.s.h.a.verma@googlemail.com', 'ashaverma@gmail.com'],
])('%s is read in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

it('counts thirteen writings of one mailbox once in a list', async () => {
  const people = Array.from({ length: 13 }, (_, at) => ({ email: `asha.v+${at}@gmail.com`, name: '' }))
  expect(await hashList({ people, broken: [] }, (email) => [email])).toMatchObject({
    people: [{ one: { email: 'asha.v+0@gmail.com' } }],
    repeated: 12,
  })
})
