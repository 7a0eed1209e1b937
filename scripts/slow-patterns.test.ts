import { describe, expect, it } from 'vitest'
import { patternsIn, whySlow } from './slow-patterns.ts'

describe('slow patterns', () => {
  it('are found in code, with their place', () => {
    const code = "const TEXT = '/not this/'\nexport const isDay = (text: string) => /^\\d+$/u.test(text)"
    expect(patternsIn('a.ts', code)).toEqual([{ path: 'a.ts', line: 2, pattern: '/^\\d+$/u' }])
  })

  // This pattern blocked the process for 12 seconds on 100,000 letters.
  it.each([String.raw`/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+([/?#]\S)?/gu`, '/-+$/', '/(a+)+$/'])(
    'are told by what they do with a long text: %s',
    async (pattern) => expect(await whySlow(pattern)).toMatch(/polynomial|exponential/),
  )

  it('are none that read each letter once', async () => {
    expect(await whySlow(String.raw`/[\p{L}\p{M}\p{N}.-]+([/?#](?=\S))?/gu`)).toBeUndefined()
  })
})
