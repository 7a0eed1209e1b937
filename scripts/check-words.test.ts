import { describe, expect, it } from 'vitest'
import { productDefaults } from '#contract/product.ts'
import { type Messages, messageProblems } from './message-problems.ts'
import { PRODUCT_NAMES } from './words-allowed.ts'
import { wordsInCode } from './words-in-code.ts'

const foundIn = (text: string) => wordsInCode('src/web/page.tsx', text).map(({ words }) => words)

describe('words in code', () => {
  it.each<[string, string, string[]]>([
    ['between tags', '<p>Hello you</p>', ['Hello you']],
    ['in Devanagari too', '<p>नमस्ते</p>', ['नमस्ते']],
    ['as a text in braces', "<p>{'Hello'}</p>", ['Hello']],
    ['on both sides of a choice', "<p>{is ? 'Yes' : 'No'}</p>", ['Yes', 'No']],
    ['behind a condition', "<p>{is && 'Yes'}</p>", ['Yes']],
    ['around what they name', `<p>{\`Hello \${name}\`}</p>`, ['Hello …']],
    ['in an attribute that is read', '<button aria-label="Close" className="Round">x</button>', ['Close']],
    ['in the alternative of a picture', '<img alt="A bird" src="/Bird.png" />', ['A bird']],
    ['as the label of a part', `<Field label={\`Name of \${what}\`} name="Name" />`, ['Name of …']],
    ['as the label of a column', "const columns = [{ key: 'Name', label: () => 'Name' }]", ['Name']],
    ['as what a refusal says', "reply({ data: { message: 'This went wrong' } })", ['This went wrong']],
    ['as a sentence anywhere', "showToast('It is saved.')", ['It is saved.']],
    ['as the sentence of a named error', "namedError('Full', 409, () => 'It is full.')", ['It is full.']],
  ])('are found %s', (_where, text, words) => expect(foundIn(text)).toEqual(words))

  it.each([
    ['messages', '<p aria-label={m.close()}>{m.hello({ name })}</p>'],
    ['signs and figures', '<p>{count} × 2 · <b>A</b></p>'],
    ['classes and addresses', '<a className="big Round" href="/Events">{title}</a>'],
    ['names of calls', "api('GET /user/session/', {})"],
    ['errors for programmers', "throw new Error('The context is missing.')"],
    ['lines of the log', "request.log.error('The call failed.')"],
    ['types', "interface Stand { label: 'Not started'; message: 'Gone.' }"],
    ['comments', '// Hello you.\nconst x = 1'],
  ])('are none of these: %s', (_what, text) => expect(foundIn(text)).toEqual([]))

  it('are named with their place', () => {
    expect(wordsInCode('src/web/page.tsx', '\n<p>Hello</p>')).toEqual([
      { path: 'src/web/page.tsx', line: 2, words: 'Hello', why: 'text of a page' },
    ])
  })
})

const plural = (match: Record<string, string>) => [
  { declarations: ['input count', 'local countPlural = count: plural'], selectors: ['countPlural'], match },
]
const whysOf = (
  en: Messages,
  hi: Messages,
  { used = ['a'], same = [] as string[], named = [] as string[] } = {},
) =>
  messageProblems({
    languages: { en, hi },
    used: new Set(used),
    same: new Set(same),
    names: PRODUCT_NAMES,
    named: new Set(named),
  }).map(({ why }) => why)

describe('the languages', () => {
  it('are well when each key has words in both', () => {
    expect(whysOf({ a: 'Hello {name}' }, { a: 'नमस्ते {name}' })).toEqual([])
    const two = { 'countPlural=one': '{count} day', 'countPlural=other': '{count} days' }
    const dos = { 'countPlural=one': '{count} दिन', 'countPlural=other': '{count} दिनों' }
    expect(whysOf({ a: plural(two) }, { a: plural(dos) })).toEqual([])
  })

  it.each<[string, Messages, Messages, string]>([
    ['a key that one lacks', { a: 'Hello' }, {}, 'missing in hi'],
    ['a key that is only in another', {}, { a: 'नमस्ते' }, 'missing in en'],
    ['a text that is empty', { a: 'Hello' }, { a: ' ' }, 'empty in hi'],
    ['what only one is told', { a: 'Hello {name}' }, { a: 'नमस्ते' }, 'en is told name, hi nothing'],
    [
      'a name that is written otherwise',
      { a: '{name} is here' },
      { a: '{nam} यहाँ है' },
      'en is told name, hi nam',
    ],
    ['English left in Hindi', { a: 'Hello' }, { a: 'Hello' }, 'not translated in hi'],
    [
      'a number that has no words',
      { a: plural({ 'countPlural=one': 'a day', 'countPlural=other': 'days' }) },
      { a: plural({ 'countPlural=one': 'एक दिन' }) },
      'no words for “other” in hi',
    ],
    ['one thing of many', { a: '{count} reports' }, { a: '{count} शिकायतें' }, 'has no plural forms in en'],
  ])('are told of %s', (_what, en, hi, why) => expect(whysOf(en, hi)).toEqual([why]))

  it('are told of what nobody says', () => {
    expect(whysOf({ a: 'Hello' }, { a: 'नमस्ते' }, { used: [] })).toEqual(['no code says it'])
  })

  it('leave the name of the product to whoever runs it', () => {
    expect(whysOf({ a: 'Go to Pankh' }, { a: 'पंख पर जाएँ' })).toEqual([
      'says “Pankh” in en in place of {product}',
      'says “पंख” in hi in place of {product}',
    ])
    const two = { 'countPlural=one': 'One day of pankh', 'countPlural=other': 'days' }
    const dos = { 'countPlural=one': 'एक दिन', 'countPlural=other': 'दिन' }
    expect(whysOf({ a: plural(two) }, { a: plural(dos) })).toHaveLength(1)
    expect(whysOf({ a: 'A feather' }, { a: 'एक पंख' }, { named: ['a'] })).toEqual([])
    expect(whysOf({ a: 'The fan' }, { a: 'पंखा' })).toEqual([])
    expect(PRODUCT_NAMES).toContain(productDefaults.name)
  })

  it('say themselves which language they are', () => {
    const english = { page_language: 'en', page_locale: 'en-IN' }
    const used = Object.keys(english)
    expect(whysOf(english, { page_language: 'hi', page_locale: 'hi-IN' }, { used })).toEqual([])
    expect(whysOf(english, { page_language: 'ta', page_locale: 'ta-IN' }, { used })).toEqual([
      'must be “hi” in hi',
      'must be a locale of hi, such as “hi-IN”',
    ])
  })

  it('may share a name', () => {
    expect(whysOf({ a: 'WhatsApp' }, { a: 'WhatsApp' }, { same: ['a'] })).toEqual([])
  })
})
