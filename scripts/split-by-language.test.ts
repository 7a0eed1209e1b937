import { describe, expect, it } from 'vitest'
import { chooseAtBuild } from './split-by-language.ts'

/** A message as Paraglide compiles it, without its types. */
const compiled = (key: string, { en, hi }: { en: string; hi: string }) => `/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

const en_${key} = (i) => {
	return (${en})
};

const hi_${key} = (i) => {
	return (${hi})
};

export const ${key} = ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_${key}(inputs)
	return en_${key}(inputs)
});`

const hello = compiled('hello', { en: '"Hello " + i?.name', hi: '"नमस्ते " + i?.name' })
const plurals = compiled('left', {
  en: 'registry.plural("en", i?.count, {})',
  hi: 'registry.plural("hi", i?.count, {})',
})

/** The text that built code gives once the language of its files is known. */
function said(code: string, language: string, inputs: object): unknown {
  const registry = { plural: (of: string) => `plural of ${of}` }
  const body = code.replace(/^import .*$/gm, '').replace(/^export const (\w+) =/m, 'return')
  return new Function('__LANGUAGE__', 'registry', 'getLocale', 'experimentalStaticLocale', body)(
    language,
    registry,
    () => 'nowhere',
    undefined,
  )(inputs)
}

describe('the texts of one language', () => {
  it('are chosen by the files, without asking for the language at each call', () => {
    const code = chooseAtBuild(hello, ['en', 'hi'])
    expect(code).not.toContain('getLocale')
    expect(said(code, 'en', { name: 'Asha' })).toBe('Hello Asha')
    expect(said(code, 'hi', { name: 'आशा' })).toBe('नमस्ते आशा')
  })

  it('keep the plural rules of their language', () => {
    const code = chooseAtBuild(plurals, ['en', 'hi'])
    expect(said(code, 'en', { count: 0 })).toBe('plural of en')
    expect(said(code, 'hi', { count: 0 })).toBe('plural of hi')
  })

  it('keep their imports, but for the choice of a language', () => {
    expect(chooseAtBuild(`import { setApart } from '../set-apart.js';\n${plurals}`, ['en', 'hi'])).toMatch(
      /^import \{ setApart \} from '..\/set-apart.js';\nimport \* as registry from '..\/registry.js'\nexport/,
    )
  })

  it('take a third language without another change', () => {
    const third = `${hello}\n\nconst ta_hello = (i) => {\n\treturn ("வணக்கம் " + i?.name)\n};\n`
    expect(said(chooseAtBuild(third, ['en', 'hi', 'ta']), 'ta', { name: 'Asha' })).toBe('வணக்கம் Asha')
  })

  it('stay together where a call names its language, as for the terms', () => {
    const code = chooseAtBuild(compiled('legal_changed', { en: '"Changed"', hi: '"बदला"' }), ['en', 'hi'])
    expect(code).toContain('hi_legal_changed')
    expect(code).not.toContain('?? getLocale()')
    expect(said(code, 'hi', {})).toBe('बदला')
  })

  it('end the build where one is missing', () => {
    const lacking = hello.replace('const hi_hello', 'const xx_hello')
    expect(() => chooseAtBuild(lacking, ['en', 'hi'])).toThrow('the message hello has no text in hi')
  })

  it('leave other code as it is', () => {
    const index = "export * from './messages/_index.js'"
    expect(chooseAtBuild(index, ['en', 'hi'])).toBe(index)
  })
})
