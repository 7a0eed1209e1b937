import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import { languagesByHand } from './languages-by-hand.ts'
import { inOrder, LANGUAGES_OF_MESSAGES } from './languages-of-messages.ts'

describe('the languages', () => {
  it('are those of the files in messages/', () => expect(TEXT_LANGUAGES).toEqual(LANGUAGES_OF_MESSAGES))

  it('begin with those that organisers write in, whose letters others share', () =>
    expect(inOrder(['brx', 'doi', 'en', 'hi', 'ta'])).toEqual(['en', 'hi', 'brx', 'doi', 'ta']))

  it.each([
    ["const other = wanted === 'en' ? 'hi' : 'en'"],
    ['const names = { en: m.mail_en, hi: m.mail_hi }'],
    ['<p lang="hi">{words}</p>'],
    ["check('language_is_known', sql`language in ('en', 'hi')`)"],
    ["sql`coalesce(title ->> 'en', title ->> 'hi')`"],
    ["new Intl.NumberFormat('hi-IN')"],
    [String.raw`/\p{Script=Devanagari}/u.test(text)`],
  ])('are chosen by hand in %s', (code) => {
    expect(languagesByHand('src/web/page.tsx', `\n${code}`)).toEqual([
      { path: 'src/web/page.tsx', line: 2, text: code },
    ])
  })

  it.each([
    ["// 'hi' and 'en'"],
    ['TEXT_LANGUAGES.map((language) => languageName(language))'],
    ["const said = { hiding: true, high: 'hill' }"],
  ])('are not in %s', (code) => expect(languagesByHand('src/web/page.tsx', code)).toEqual([]))
})
