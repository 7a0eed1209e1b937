import { beforeEach, expect, it, vi } from 'vitest'
import { MAKE_FIRST_FORMAT } from './first-format.ts'

const format = vi.fn()
beforeEach(() => void format.mockClear())

function run(self: { requestIdleCallback?: (step: () => void) => void }) {
  vi.stubGlobal('self', self)
  vi.stubGlobal('Intl', { DateTimeFormat: format })
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  new Function(MAKE_FIRST_FORMAT)()
}

it('makes a format in the page’s language when the device has nothing to do, not before', () => {
  const steps: (() => void)[] = []
  run({ requestIdleCallback: (step) => steps.push(step) })
  expect(format).not.toHaveBeenCalled()
  expect(steps).toHaveLength(1)
  steps[0]?.()
  expect(format).toHaveBeenCalledWith('hi')
})

it('leaves it to the code where a browser does not tell such moments', () => {
  run({})
  expect(format).not.toHaveBeenCalled()
})
