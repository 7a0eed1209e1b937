import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusedPhrases, styleProblems } from './words-of-style.ts'

const refused = refusedPhrases(readFileSync('docs/glossary.md', 'utf8'))

async function whysOf(text: string, { isForFamilies = false } = {}) {
  const families = new Set(isForFamilies ? ['a'] : [])
  const problems = await styleProblems({ messages: { a: text }, refused, families, given: new Set() })
  return problems.map(({ why }) => why)
}

it.each([
  ['Tell us your e-mail address.', '“e-mail” in place of “email”'],
  ['Please look into your mail', '“look into” in place of “check”'],
  ['They are signed in nowhere.', '“signed in” in place of “log in, log out”'],
  ['You can go on with it at any time.', '“go on” in place of “continue, resume”'],
  ['Films to watch', '“films” in place of “video”'],
  ['Watch it in a film', '“film” in place of “video”'],
  ['What is over', '“is over” in place of “has ended”'],
  ['Somebody answered your question.', '“somebody” in place of “someone”'],
  ['It was taken out of your list.', '“taken out” in place of “Remove”'],
  ['It waits for a look', '“a look” in place of “under review”'],
  ['Each mail has a link that ends invitations for ever.', '“for ever” in place of “Delete”'],
  ['3 persons', '“persons” in place of “people”'],
  ['हिंदी', '“हिंदी” in place of “Hindi”'],
])('%s', async (text, why) => expect(await whysOf(text)).toContain(`says ${why}`))

it('lets a word stand that only holds such a phrase', async () => {
  expect(await whysOf('Filming is fine. Email them.')).toEqual([])
})

it('counts the words of a sentence, not of a text', async () => {
  const words = Array.from({ length: 13 }, () => 'word').join(' ')
  expect(await whysOf(`${words}. ${words}.`)).toEqual([])
  expect(await whysOf(`${words}। ${words}।`)).toEqual([])
  expect(await whysOf(`${words} ${words}.`)).toHaveLength(1)
})

it('asks for easy words where families read', async () => {
  const hard =
    'Amplitude, another company, would subsequently ascertain which categories of pages you access.'
  expect(await whysOf(hard)).toEqual([])
  expect(await whysOf(hard, { isForFamilies: true })).toEqual([`is hard to read at the age of 11: “${hard}”`])
  expect(await whysOf('Enter your email. We check it.', { isForFamilies: true })).toEqual([])
})

it('leaves texts alone that were given', async () => {
  const messages = { a: 'E-mail is required' }
  const problems = await styleProblems({ messages, refused, families: new Set(), given: new Set(['a']) })
  expect(problems).toEqual([])
})
