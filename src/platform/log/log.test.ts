import { expect, it } from 'vitest'
import { withoutParameters } from './log.ts'

it('keeps the values of a failed query out of the log', () => {
  const cause = new Error('syntax error')
  const failed = new Error('Failed query: select $1\nparams: asha@example.org,line\none', { cause })
  const logged = withoutParameters(failed)
  expect(JSON.stringify(logged)).not.toContain('asha')
  expect(JSON.stringify(logged)).not.toContain('line')
  expect(logged.message).toContain('syntax error')
  expect(logged.stack).toContain('    at ')
})
