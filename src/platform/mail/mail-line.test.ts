import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailField } from '#contract/fields.ts'
import { mailAddress, mailHeaders, mailLine, mediaType, nameInMail } from './mail-line.ts'

describe('a line of a mail', () => {
  it.each([
    ['Hello\r\nBcc: thief@example.org', 'Hello Bcc: thief@example.org'],
    ['Hello\u2028Bcc: x\u0000\u0085y', 'Hello Bcc: x y'],
    ['  spaces  around ', 'spaces  around'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['आपका कोड', 'आपका कोड'],
    ['Hello =?utf-8?B?WW91IHdvbg==?=', 'Hello = ?utf-8?B?WW91IHdvbg== ?='],
  ])('%j becomes %j', (given, line) => {
    expect(mailLine(given)).toBe(line)
  })

  it('has an end', () => {
    expect(mailLine('x'.repeat(1_000))).toHaveLength(250)
  })
})

describe('a name', () => {
  it.each([
    ['Asha', 'Asha'],
    ['A.P.J. Abdul', 'A.P.J. Abdul'],
    ['Dr. Meera', 'Dr. Meera'],
    ['Win at https://evil.example/now', 'Win at https evil example now'],
    ['www.evil.in', 'evil in'],
    ['evil。example', 'evil example'],
    ['thief@evil.example', 'thief evil example'],
    ['x'.repeat(100), `${'x'.repeat(39)}…`],
    ['आशा वर्मा', 'आशा वर्मा'],
  ])('%j is said as %j', (given, name) => {
    expect(nameInMail(given)).toBe(name)
  })
})

describe('an address', () => {
  it.each(['asha@example.org', 'asha+school@mail.example.org', 'आशा@उदाहरण.भारत'])('takes %s', (address) => {
    expect(mailAddress(address)).toBe(address)
  })

  it.each([
    '',
    'asha',
    'a@b@c',
    'asha@example.org, ravi@example.org',
    'asha@example.org\r\nBcc: ravi@example.org',
    'Asha <asha@example.org>',
    'asha @example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('refuses %j and does not repeat it', (address) => {
    expect(() => mailAddress(address)).toThrow('the address cannot stand in a mail')
  })
})

it('can be addressed to whatever a form takes for an address', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    fc.integer({ min: 1, max: 250 }).map((length) => 'a'.repeat(length)),
    fc.constantFrom('\0', '\u200b', '\u202e', '<', '"', '..', 'example.org', '\u{1f426}'.repeat(40)),
  )
  const address = fc
    .tuple(fc.array(part, { maxLength: 2 }), fc.array(part, { minLength: 1, maxLength: 3 }))
    .map(([local, host]) => `${local.join('')}@${host.join('.')}`)
  fc.assert(
    fc.property(address, (given) => {
      const read = emailField.safeParse(given)
      if (read.success) expect(mailAddress(read.data)).toBe(read.data)
    }),
    { numRuns: 2_000 },
  )
})

describe('headers', () => {
  it('are single lines of names that are free', () => {
    expect(mailHeaders({ 'List-Unsubscribe': '<https://pankh.test>\r\nBcc: a@b.c' })).toEqual({
      'List-Unsubscribe': '<https://pankh.test> Bcc: a@b.c',
    })
  })

  it.each(['Bcc', 'from', 'Subject', 'Content-Type', 'X: y\r\nBcc', ''])('refuse the name %j', (name) => {
    expect(() => mailHeaders({ [name]: 'x' })).toThrow('a header cannot stand in a mail')
  })
})

it('knows the types of files', () => {
  expect(mediaType('text/calendar; method=REQUEST; charset=utf-8')).toContain('calendar')
  expect(() => mediaType('text/calendar\r\nX: y')).toThrow()
})
