import { afterEach, expect, it, vi } from 'vitest'
import { MAKE_FIRST_FORMAT } from './first-format.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each(['requestIdleCallback', 'setTimeout'])(
  'makes a format in the page’s language later, by %s',
  (called) => {
    const steps: (() => void)[] = []
    const format = vi.fn()
    vi.stubGlobal('self', called === 'setTimeout' ? {} : { [called]: (step: () => void) => steps.push(step) })
    vi.stubGlobal('setTimeout', (step: () => void) => steps.push(step))
    vi.stubGlobal('Intl', { DateTimeFormat: format })
    vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
    new Function(MAKE_FIRST_FORMAT)()
    expect(format).not.toHaveBeenCalled()
    expect(steps).toHaveLength(1)
    steps[0]?.()
    expect(format).toHaveBeenCalledWith('hi')
  },
)
