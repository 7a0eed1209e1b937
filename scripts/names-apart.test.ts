import { describe, expect, it } from 'vitest'
import { m } from '#messages/messages.js'
import { inputsSetApart } from './names-apart.ts'

describe('the inputs of a compiled message', () => {
  it('are set apart where they are said, and their plural is chosen as before', () => {
    const code = `import * as registry from '../registry.js'
import { getLocale } from '../runtime.js';
const en_left = (i) => {const countPlural = registry.plural("en", i?.count, {});
	return (\`\${i?.count} left for \${i?.name}\`)
};`
    expect(inputsSetApart(code)).toBe(`import { setApart } from '../set-apart.js';
import * as registry from '../registry.js'
import { getLocale } from '../runtime.js';
const en_left = (i) => {const countPlural = registry.plural("en", i?.count, {});
	return (\`\${setApart(i?.count)} left for \${setApart(i?.name)}\`)
};`)
  })

  it('are there in a file that has imported nothing', () => {
    const code = `export const hello = (i) => (\`Hello \${i?.name}\`)`
    expect(inputsSetApart(code)).toBe(
      `import { setApart } from '../set-apart.js';\n${code.replace('i?.name', 'setApart(i?.name)')}`,
    )
  })

  it('change nothing in a message that has none', () => {
    const code = "import { getLocale } from '../runtime.js';\nconst en_hello = () => (`Hello`);"
    expect(inputsSetApart(code)).toBe(code)
  })
})

describe('a name in a sentence', () => {
  const said = (name: string) => m.upload_share({ name, percent: 45 }, { locale: 'en' })

  it.each([
    ['Arabic', 'عمر'],
    ['Urdu behind Latin letters', 'IEP کا نمونہ'],
    ['Hebrew', 'נועה'],
    ['presentation forms', 'ﷺ'],
    ['Adlam, beyond the first plane', '𞤀𞤣𞤤𞤢𞤥'],
  ])('of %s is set apart from the number behind it', (_script, name) => {
    expect(said(name)).toBe(`Sending \u2068${name}\u2069: 45 %`)
  })

  it.each(['Asha Verma', 'आशा वर्मा', 'தமிழ்', '王芳', '👩🏽‍🤝‍👩🏿', ''])(
    'that runs from the left, as %j, stays bare',
    (name) => {
      expect(said(name)).toBe(`Sending ${name}: 45 %`)
    },
  )
})
