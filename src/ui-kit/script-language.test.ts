import { expect, it } from 'vitest'
import { scriptLanguage } from './script-language.ts'

it('knows a Hindi text by its letters', () => {
  expect(scriptLanguage('पहले शब्द')).toBe('hi')
  expect(scriptLanguage('AAC: पहला बोर्ड')).toBe('hi')
  expect(scriptLanguage('First words')).toBe('en')
})
