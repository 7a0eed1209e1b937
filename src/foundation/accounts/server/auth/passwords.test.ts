import { describe, expect, it } from 'vitest'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

const isRefused = (password: string) => {
  try {
    refuseCommonPassword(password)
    return false
  } catch {
    return true
  }
}

describe('a new password', () => {
  it.each([
    ['one of the most common', 'password1'],
    ['the same in capitals', 'PASSWORD1'],
    ['one letter again and again', 'zzzzzzzz'],
    ['four letters again and again', 'qxzwqxzw'],
    ['the name of the site, with a year', 'Pankh@2026'],
    ['two words about it', 'autism-teacher1'],
    ['a word that begins with a shorter one', '2026administrator'],
    ['words about it with spaces', 'special needs 123'],
  ])('is refused if it is %s', (_, password) => {
    expect(isRefused(password)).toBe(true)
  })

  it.each([
    ['five letters again and again', 'qxzwvqxzwv'],
    ['four letters, and another one', 'qxzwqxzwq'],
    ['a letter before what is repeated', 'kqxzwqxzw'],
    ['a word about the site among others', 'teacher of clouds'],
    ['digits alone that nobody uses', '71930462885'],
    ['marks alone', '+-*/+-!?&%'],
    ['in Hindi', 'नीलीचिड़ियाउड़ी'],
  ])('is taken if it is %s', (_, password) => {
    expect(isRefused(password)).toBe(false)
  })

  it('is kept as Argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('Mango-Tree-42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
